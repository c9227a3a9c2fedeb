import { expect, test } from 'vitest';
import { difference } from '#test/model/asking.ts';
import { persistent } from '#test/system/persistent.ts';
import type { TestMember } from '#test/system/stack.ts';

test('a deletion whose answer was lost may have been done, or have met nothing', async () => {
  const replies = [undefined, 404];
  const call = async () => {
    const status = replies.shift();
    if (status === undefined) throw new Error('The answer was lost.');
    return { status, headers: new Headers(), body: { code: 'event.missing' } };
  };
  const member: TestMember = { id: 'anna', token: '', call, form: call };

  const reply = await persistent(member).call('DELETE', '/api/events/1');

  expect(difference({ status: 200, facts: { id: '1' } }, reply)).toBeUndefined();
  expect(difference({ status: 404 }, reply)).toBeUndefined();
  expect(difference({ status: 403 }, reply)).toEqual({ expected: 403, found: [404, 'event.missing'] });
});
