import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, cognitoRefusal, cognitoSession, json, tokenOf } from '#test/web.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';

const screens = screenOf({ '/myProfile': <ProfileScreen /> }, '/myProfile');
const me = {
  id: 'ada',
  userID: 'ada',
  name: 'Ada Vale',
  lastLogin: '2031-05-01T00:00:00.000Z',
  numberOfVisit: 3,
  communities: 1,
  emailVerified: false,
  phoneVerified: false,
  version: 1,
};
const AT = '2031-05-15T08:00:00.000Z';
const leavingMe = { ...me, leavingAt: AT, version: 2 };
const until = 'Your account will be erased on 15 May. Until then all of it stays as it is.';

const fresh = tokenOf('ada', 'access', 1800);

/** The tokens with which the API was asked. */
let asked: string[];
beforeEach(() => {
  asked = [];
});
const answers = (more: Answers = {}): Answers => ({
  'GET /api/users/profile': () => json(me),
  'GET /api/users/export': () => json({ data: { state: 'none' } }),
  'cognito:InitiateAuth': () => cognitoSession('ada', fresh),
  'POST /api/users/leave': ({ headers }) => {
    asked.push(headers.get('authorization') ?? '');
    return json({ data: leavingMe });
  },
  'DELETE /api/users/leave': () => json({ data: { ...me, version: 3 } }),
  ...more,
});

async function openDialog(): Promise<void> {
  await press('Leave Furrow...');
  await screen.findByRole('dialog', { name: 'Leave Furrow?' });
}

test('a member leaves with their password, in a fresh session, and changes their mind', async () => {
  const revoked: unknown[] = [];
  const more: Answers = {
    'cognito:InitiateAuth': () => cognitoSession('ada', fresh, 'refresh-anew'),
    'cognito:RevokeToken': ({ body }) => json({ count: revoked.push(body) }),
  };
  await screens.show(answers(more));
  await openDialog();
  await type('Your password', 'harvest1');
  await press('Leave Furrow');

  await screen.findByText(until);
  expect(asked).toEqual([`Bearer ${fresh}`]);
  // The session before it, which nobody would end any more, and that alone.
  expect(revoked).toEqual([expect.objectContaining({ Token: 'refresh-ada' })]);
  expect(screen.queryByRole('button', { name: 'Leave Furrow...' })).toBeNull();

  await press('Keep my account');
  await screen.findByRole('button', { name: 'Leave Furrow...' });
  expect(screen.queryByText(until)).toBeNull();
});

test('without the password, or with another one, nothing is asked for', async () => {
  await screens.show(
    answers({
      'cognito:InitiateAuth': () =>
        cognitoRefusal('NotAuthorizedException', 'Incorrect username or password.'),
    }),
  );
  await openDialog();
  await press('Leave Furrow');
  await screen.findByText('Please enter your password.');

  await type('Your password', 'wrong');
  await press('Leave Furrow');

  await screen.findByText('This is not your password.');
  expect(asked).toEqual([]);
});

test('a member with a second step at sign-in is told how they leave', async () => {
  const refused = { error: 'Please sign in again before you leave.', code: 'sign-in.not-fresh' };
  await screens.show(
    answers({
      'cognito:InitiateAuth': () =>
        json({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's', ChallengeParameters: {} }),
      'POST /api/users/leave': () => json({ ...refused, message: refused.error }, 403),
    }),
  );
  await openDialog();
  await type('Your password', 'harvest1');
  await press('Leave Furrow');

  await screen.findByText(/^Your sign-in has a second step\. Please log out and sign in again/);
});
