import { expect, test } from 'vitest';
import { factsFrom, ownProfile, visit } from '#functions/users/user.ts';

const member = { id: 'sub-1', username: 'ada' };
const now = new Date('2026-03-12T08:00:00Z');
const verified = { email: 'ada@farm.test', email_verified: 'true', given_name: 'Ada' };

test('a first visit makes the record from what Cognito knows', () => {
  expect(visit(undefined, member, factsFrom(verified), now)).toMatchObject({
    id: 'sub-1',
    username: 'ada',
    firstName: 'Ada',
    email: 'ada@farm.test',
    verifiedEmail: 'ada@farm.test',
    lastLogin: '2026-03-12T08:00:00.000Z',
    numberOfVisit: 1,
  });
});

test('a later visit keeps what the record says and counts up', () => {
  const first = visit(undefined, member, factsFrom({ given_name: 'Ada' }), now);

  expect(visit({ ...first, firstName: 'Adelheid' }, member, factsFrom(verified), now)).toMatchObject({
    firstName: 'Adelheid',
    numberOfVisit: 2,
  });
});

test('what a visit fills makes a version, and a visit that fills nothing makes none', () => {
  const first = visit(undefined, member, factsFrom({ given_name: 'Ada' }), now);
  const second = visit(first, member, factsFrom({ ...verified, given_name: 'Other' }), now);

  expect(second).toMatchObject({ firstName: 'Ada', email: 'ada@farm.test', version: 1 });
  expect(visit(second, member, factsFrom(verified), now).version).toBe(1);
});

test('an address counts as verified only while it is the one that Cognito verified', () => {
  const user = visit(undefined, member, factsFrom(verified), now);

  expect(ownProfile(user, 0).emailVerified).toBe(true);
  expect(ownProfile({ ...user, email: 'new@farm.test' }, 0).emailVerified).toBe(false);
  expect(ownProfile({ ...user, email: undefined, verifiedEmail: undefined }, 0).emailVerified).toBe(false);
});

test('a name is first and last name, else the user name', () => {
  const user = visit(undefined, member, factsFrom({}), now);

  expect(ownProfile(user, 0).name).toBe('ada');
  expect(ownProfile({ ...user, firstName: 'Ada', lastName: 'King' }, 0).name).toBe('Ada King');
});

test.each(['\u200b', 'ada\u202enimda', 'x'.repeat(201)])(
  'a name that the site would refuse is none to us: %j',
  (name) => {
    const { fills } = factsFrom({ given_name: name, family_name: 'King' });

    expect(fills).toMatchObject({ firstName: undefined, lastName: 'King' });
  },
);
