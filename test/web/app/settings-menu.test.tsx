import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { callsTo, isClosed, press, type } from '#test/hands.ts';
import {
  type Asked,
  arrival,
  cognitoRefusal,
  cognitoSession,
  descriptionOf,
  failure,
  json,
  noConnection,
  openSite,
  serve,
  storeSession,
  tokenOf,
} from '#test/web.tsx';

async function choose(entry: 'Logout' | 'Change Password') {
  await press('Settings');
  await press(entry);
}

async function openForm(answers = {}) {
  const asked = serve({
    ...arrival,
    'cognito:ChangePassword': () => json({}),
    'cognito:GlobalSignOut': () => json({}),
    'DELETE /api/push': () => json({ data: { ids: [] } }),
    ...answers,
  });
  storeSession();
  openSite('/news');
  await choose('Change Password');
  await press('Yes');
  await screen.findByRole('dialog', { name: 'Change Password' });
  return asked;
}

async function submit(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await type(label, value);
  }
  await press('Change Password');
}
const right = {
  'Old password': 'harvest1',
  'New password': 'harvest2',
  'Confirm new password': 'harvest2',
};

test('asks before it signs out, and does not when cancelled', async () => {
  serve(arrival);
  storeSession();
  openSite('/news');
  await choose('Logout');
  await screen.findByRole('alertdialog');

  await press('Cancel');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' }));
  expect(localStorage.getItem('userInfo')).not.toBeNull();
});

test('gives the focus back also after the form that followed the question', async () => {
  await openForm();

  await userEvent.keyboard('{Escape}');

  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Settings' })));
});

test('asks for the old password, the new one, which has a length, and the new one again', async () => {
  const asked = await openForm();
  expect(descriptionOf(screen.getByLabelText('New password'))).toBe('At least 6 characters');

  await submit({});

  expect(await screen.findByText('You must enter old password')).toBeTruthy();
  expect(screen.getByText('You must enter new password')).toBeTruthy();
  expect(screen.getByText('You must retype your new password')).toBeTruthy();
  expect(asked.some(({ to }) => to === 'cognito:ChangePassword')).toBe(false);
});

test('asks to retype a new password that differs', async () => {
  await openForm();

  await submit({ ...right, 'Confirm new password': 'harvest3' });

  expect(await screen.findByText('You must retype your new password')).toBeTruthy();
});

test('takes no new password that others would guess at once', async () => {
  const asked = await openForm();

  await submit({ ...right, 'New password': 'qwerty123', 'Confirm new password': 'qwerty123' });

  expect(await screen.findByText(/^This password is one of the first that others would guess/)).toBeTruthy();
  expect(asked.some(({ to }) => to === 'cognito:ChangePassword')).toBe(false);
});

test('changes the password, closes, says so, and opens empty the next time', async () => {
  const asked = await openForm();

  await submit(right);

  expect(await screen.findByText('Password has been changed successfully.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.find(({ to }) => to === 'cognito:ChangePassword')?.body).toMatchObject({
    PreviousPassword: 'harvest1',
    ProposedPassword: 'harvest2',
  });
  await choose('Change Password');
  await press('Yes');
  expect((await screen.findByLabelText<HTMLInputElement>('Old password')).value).toBe('');
});

const wrong = () => cognitoRefusal('NotAuthorizedException', 'Incorrect username or password.');
const toCognito = (asked: Asked[]) =>
  asked.flatMap(({ to }) => (to.startsWith('cognito:') ? [to.slice('cognito:'.length)] : []));
const tokens = () => Object.entries(localStorage).filter(([key]) => /Token$/.test(key));

/** What is said of it in a corner stays for a while, also into the next test. */
const isDone = () => isClosed();

test('ends every other session, and goes on here with a new one that is the same visit', async () => {
  const renewed = tokenOf('ada', 'access', 800);
  const asked = await openForm({ 'cognito:InitiateAuth': () => cognitoSession('ada', renewed) });
  const before = asked.length;

  await submit(right);

  await isDone();
  expect(toCognito(asked.slice(before))).toEqual([
    'ChangePassword',
    'InitiateAuth',
    'GlobalSignOut',
    'InitiateAuth',
  ]);
  const last = asked.findLast(({ to }) => to.startsWith('cognito:'));
  expect(last?.body).toMatchObject({ AuthParameters: { USERNAME: 'ada', PASSWORD: 'harvest2' } });
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({ token: renewed, id: 'ada' });
  expect(tokens().find(([key]) => key.endsWith('.accessToken'))?.[1]).toBe(renewed);
  expect(asked.some(({ to }) => to === 'POST /api/users')).toBe(false);
});

test('ends what other devices are told, and nothing here, before the sessions', async () => {
  const asked = await openForm();
  localStorage.setItem(
    'pushDevice',
    JSON.stringify({ member: 'ada', endpoint: 'https://x', zone: 'UTC', id: 'd1' }),
  );

  await submit(right);

  await isDone();
  const order = asked.map(({ to }) => to).filter((to) => /Change|SignOut|push/.test(to));
  expect(order).toEqual(['cognito:ChangePassword', 'DELETE /api/push', 'cognito:GlobalSignOut']);
  const ended = asked.find(({ to }) => to === 'DELETE /api/push');
  expect(Object.fromEntries(ended?.url.searchParams ?? [])).toEqual({
    all: 'true',
    but: 'd1',
    untilSignIn: 'true',
  });
});

test('ends what all devices are told where the server has let go of this one', async () => {
  let asks = 0;
  const asked = await openForm({
    'DELETE /api/push': () =>
      asks++ === 0
        ? failure(404, 'push.missing', 'This device is none of yours that are told.')
        : json({ data: { ids: [] } }),
  });

  await submit(right);

  await isDone();
  const ended = callsTo(asked, 'DELETE /api/push').map(({ url }) => Object.fromEntries(url.searchParams));
  expect(ended).toEqual(Array(2).fill({ all: 'true', untilSignIn: 'true' }));
});

test.each(['cognito:InitiateAuth', 'cognito:GlobalSignOut'])(
  'says that other devices may still be signed in when %s is not reached, and finishes at another try',
  async (call) => {
    const answers: Record<string, () => Response> = { [call]: noConnection };
    const asked = await openForm({ [call]: () => (answers[call] ?? (() => json({})))() });
    const held = tokens();
    await submit(right);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection right now/);
    expect(screen.getByText(/Your new password is set, but your other devices may/)).toBeTruthy();
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(tokens()).toEqual(held);

    answers[call] = () => (call.endsWith('Auth') ? cognitoSession('ada') : json({ data: { ids: [] } }));
    await press('Try again');

    await isDone();
    expect(toCognito(asked).filter((operation) => operation === 'ChangePassword')).toHaveLength(1);
  },
);

test('ends the other sessions also where what rings on other devices is not ended, and does that at another try', async () => {
  const answers: Record<string, () => Response> = { ends: noConnection };
  const asked = await openForm({
    'DELETE /api/push': () => answers['ends']?.() ?? json({ data: { ids: [] } }),
  });
  await submit(right);
  await screen.findByRole('alert');
  expect(toCognito(asked)).toContain('GlobalSignOut');

  delete answers['ends'];
  await press('Try again');

  await isDone();
});

test('a change whose answer was lost is finished: the old password is refused, the new one opens', async () => {
  const asked = await openForm({ 'cognito:ChangePassword': wrong });

  await submit(right);

  await isDone();
  expect(toCognito(asked)).toContain('GlobalSignOut');
});

const policy = 'Password did not conform with policy: Password not long enough';
const often = 'Attempt limit exceeded, please try after some time.';
test.each([
  ['the old password is wrong', wrong, 'Incorrect old password.', 'Old password'],
  [
    'the provider refuses the new one',
    () => cognitoRefusal('InvalidPasswordException', policy),
    policy,
    'New password',
  ],
  [
    'the provider has been asked too often',
    () => cognitoRefusal('LimitExceededException', often),
    often,
    'Old password',
  ],
  [
    'too many ask the provider at once',
    () => cognitoRefusal('TooManyRequestsException', 'Rate exceeded'),
    'Too many people are asking at once. Wait a moment and try again.',
    undefined,
  ],
  [
    'the provider fails',
    () => cognitoRefusal('InternalErrorException', 'Something went wrong.'),
    'Furrow does not answer right now. Please try again in a moment.',
    undefined,
  ],
  [
    'there is no connection',
    noConnection,
    'There is no connection right now. Check your signal and try again.',
    undefined,
  ],
])(
  'says that %s beside the field that it is about, and keeps what was typed',
  async (_, answer, words, label) => {
    const asked = await openForm({ 'cognito:ChangePassword': answer, 'cognito:InitiateAuth': wrong });

    await submit(right);

    expect(toCognito(asked)).not.toContain('GlobalSignOut');
    await screen.findByText(words);
    const fields = ['Old password', 'New password'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    expect(fields.map(({ value }) => value)).toEqual(['harvest1', 'harvest2']);
    const [refused] = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(refused).toBe(label && screen.getByLabelText(label));
    if (refused)
      expect([descriptionOf(refused), document.activeElement]).toEqual([
        expect.stringContaining(words),
        refused,
      ]);
    else expect(screen.getByRole('alert').textContent).toBe(words);
  },
);
