import { expect, test } from 'vitest';
import { memberOf } from '#platform/http/member.ts';
import { eventFrom } from '#test/system/events.ts';

const [OLD, OTHER] = ['1', '2'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}`);

test('a member is known by the sub, or by the id that the account is joined to', () => {
  const alone = memberOf(eventFrom({ userId: 'sub-1', groups: '[admin]' }));
  const joined = memberOf(eventFrom({ userId: 'sub-1', groups: `[admin member-${OLD}]` }));

  expect(alone).toMatchObject({ id: 'sub-1', sub: 'sub-1', isAdmin: true });
  expect(joined).toMatchObject({ id: OLD, sub: 'sub-1', isAdmin: true });
});

test('a group that only looks like that joins nobody', () => {
  const groups = `[member-ben xmember-${OLD} member-${OLD}x]`;

  expect(memberOf(eventFrom({ userId: 'sub-1', groups })).id).toBe('sub-1');
});

test('an account that is joined to two members is refused', () => {
  const groups = `[member-${OLD} member-${OTHER}]`;

  expect(() => memberOf(eventFrom({ groups }))).toThrow(
    expect.objectContaining({ kind: 'forbidden', code: 'member.two-ids' }),
  );
});
