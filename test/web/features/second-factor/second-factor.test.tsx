import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { box, callsTo, dialog, fill, isClosed, press, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import {
  type Answer,
  cognitoRefusal,
  cognitoSession,
  descriptionOf,
  json,
  never,
  noConnection,
} from '#test/web.tsx';
import { SecondFactor } from '#web/features/second-factor/second-factor.tsx';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const PREFER = 'cognito:SetUserMFAPreference';
const VERIFY = 'cognito:VerifySoftwareToken';
const screens = screenOf({ '/myProfile': <SecondFactor /> }, '/myProfile');
const of = (isOn: boolean) => ({
  'cognito:GetUser': () =>
    json({
      Username: 'ada',
      UserAttributes: [],
      ...(isOn && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
    }),
  'cognito:InitiateAuth': () => cognitoSession('ada'),
  'cognito:AssociateSoftwareToken': () => json({ SecretCode: SECRET }),
  [VERIFY]: () => json({ Status: 'SUCCESS' }),
  [PREFER]: () => json({}),
});
const preferences = (asked: Parameters<typeof callsTo>[0]) =>
  callsTo(asked, PREFER).map(
    ({ body }) => (body as { SoftwareTokenMfaSettings: object }).SoftwareTokenMfaSettings,
  );

/** Whoever changed it is told that other sessions go on, and ends them beside it. */
async function offersToSignOutOthers(changed: RegExp) {
  const { textContent } = await screen.findByText(changed);
  expect(textContent).toMatch(/until you sign out everywhere else$/);
  await press('Sign out everywhere else');
  await dialog('Sign out everywhere else?');
}

/** The pool takes the password once `isRight`. */
const signsIn =
  (isRight: () => boolean, right: Answer = () => cognitoSession('ada')): Answer =>
  (request) =>
    isRight() ? right(request) : cognitoRefusal('NotAuthorizedException', 'Incorrect username or password.');

/** What was typed stays in its field, marked to be typed over. */
async function isWrong(form: Awaited<ReturnType<typeof dialog>>): Promise<void> {
  await form.findByText('This is not your password.');
  const field = box('Your password', form);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
}

const SWITCH_ON = 'Switch on: Code from an app';
const SWITCH_OFF = 'Switch off: Code from an app';

test('a member scans, opens or types the secret, and switches it on by a code', async () => {
  const asked = await screens.show(of(false));
  await screen.findByText('Off');
  await press(SWITCH_ON);
  const form = await dialog('Add Furrow to your app');
  await form.findByRole('img', { name: 'Picture to scan' });
  // In the field it would open a phone's keyboard over the picture.
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Switch on' }));
  expect(form.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(form.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(
    `otpauth://totp/Furrow:ada?secret=${SECRET}&issuer=Furrow`,
  );

  await type('Code', '123 456', form);
  await type('Your password', 'harvest1', form);
  await press('Switch on', form);

  await isClosed();
  await screen.findByText('On');
  await offersToSignOutOthers(/^From now on each sign-in asks for a code/);
  expect(callsTo(asked, VERIFY).map(({ body }) => body)).toMatchObject([{ UserCode: '123456' }]);
  expect(preferences(asked)).toEqual([{ Enabled: true, PreferredMfa: true }]);
});

test('each is explained where it stands', async () => {
  await screens.show(of(false));

  await screen.findByText('Off');

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Code from an app.*Besides the password/),
    expect.stringMatching(/^Other devices.*lost phone/),
  ]);
});

test('a wrong code switches nothing on, and is said at its field; of two empty fields the first is focused', async () => {
  const asked = await screens.show({
    ...of(false),
    [VERIFY]: () => cognitoRefusal('EnableSoftwareTokenMFAException', 'Code mismatch'),
  });
  await press(SWITCH_ON);
  const form = await dialog();
  await press('Switch on', form);
  await form.findByText('Please enter the code.');
  expect(document.activeElement).toBe(box('Your password', form));
  await type('Code', '000000', form);
  await type('Your password', 'harvest1', form);
  await press('Switch on', form);

  await waitFor(() =>
    expect(descriptionOf(box('Code', form))).toBe('This is not the code that your app shows now.'),
  );
  expect(document.activeElement).toBe(box('Code', form));
  expect(form.queryByRole('alert')).toBeNull();
  expect(preferences(asked)).toEqual([]);
});

test('what was lost after the code was taken is done by another try, without another code', async () => {
  let isUp = false;
  const asked = await screens.show({ ...of(false), [PREFER]: () => (isUp ? json({}) : noConnection()) });
  await press(SWITCH_ON);
  const form = await dialog();
  await type('Code', '123456', form);
  await type('Your password', 'harvest1', form);
  await press('Switch on', form);
  await form.findByRole('alert');

  isUp = true;
  await press('Switch on', form);

  await isClosed();
  expect(callsTo(asked, VERIFY)).toHaveLength(1);
});

test('who finds the phone unlocked switches on no app of their own: the code is kept for the right password', async () => {
  let isRight = false;
  const asked = await screens.show({
    ...of(false),
    'cognito:InitiateAuth': signsIn(() => isRight),
  });
  const session = { ...localStorage };
  await press(SWITCH_ON);
  const form = await dialog();
  await type('Code', '123456', form);
  await type('Your password', 'mistaken', form);
  await press('Switch on', form);
  await isWrong(form);
  expect(callsTo(asked, VERIFY)).toEqual([]);

  isRight = true;
  await fill('Your password', 'harvest1', form);
  await press('Switch on', form);

  await isClosed();
  expect(preferences(asked)).toEqual([{ Enabled: true, PreferredMfa: true }]);
  expect({ ...localStorage }).toEqual(session);
});

test.each([
  [SWITCH_ON, false, 'Switch on'],
  [SWITCH_OFF, true, 'Switch off'],
])('%s: what was refused stays below its field until the next answer', async (open, isOn, act) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answers = [signsIn(() => false), () => promise];
  await screens.show({
    ...of(isOn),
    'cognito:InitiateAuth': (request) => (answers.shift() ?? never)(request),
  });
  await press(open);
  const form = await dialog();
  if (!isOn) await type('Code', '123456', form);
  await type('Your password', 'mistaken', form);
  await press(act, form);
  await isWrong(form);

  await press(act, form);

  await waitFor(() => expect(form.getByRole('button', { busy: true })).toBeTruthy());
  expect(descriptionOf(box('Your password', form))).toBe(
    'This is not your password. After several tries, wait a few minutes.',
  );
  // The turn at the tokens that it has: without an answer the next test waits for its end.
  resolve(cognitoSession('ada'));
  await isClosed();
});

test.each([
  [SWITCH_ON, false, 'Switch on'],
  [SWITCH_OFF, true, 'Switch off'],
])('%s: each wrong one says of the wait, whether the pool counts it or not', async (open, isOn, act) => {
  const locked = () => cognitoRefusal('NotAuthorizedException', 'Password attempts exceeded');
  const answers = [locked, signsIn(() => false), locked];
  await screens.show({
    ...of(isOn),
    'cognito:InitiateAuth': (request) => (answers.shift() ?? never)(request),
  });
  await press(open);
  const form = await dialog();
  if (!isOn) await type('Code', '123456', form);
  await type('Your password', 'mistaken', form);

  for (const words of [/^Too many tries\. Wait/, 'This is not your password.', /^Too many tries\. Wait/]) {
    await press(act, form);
    await form.findByText(words);
  }
});

test('it is switched off by the password, which is tried beside the session', async () => {
  const challenge: Answer = () =>
    json({ ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters: {}, Session: 'half' });
  let isRight = false;
  const asked = await screens.show({
    ...of(true),
    'cognito:InitiateAuth': signsIn(() => isRight, challenge),
  });
  const session = { ...localStorage };
  await screen.findByText('On');
  await press(SWITCH_OFF);
  const form = await dialog('Switch the code off?');
  await press('Switch off', form);
  await form.findByText('Please enter your password.');
  await type('Your password', 'mistaken', form);
  await press('Switch off', form);
  await isWrong(form);
  expect(preferences(asked)).toEqual([]);

  isRight = true;
  await userEvent.clear(form.getByLabelText('Your password'));
  await type('Your password', 'harvest1', form);
  await press('Switch off', form);

  await isClosed();
  await screen.findByText('Off');
  expect(preferences(asked)).toEqual([{ Enabled: false }]);
  expect({ ...localStorage }).toEqual(session);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('Cognito'))).toEqual([]);
  await offersToSignOutOthers(/^Your password alone signs you in again/);
});

test('without a connection the question for the password says so, and leaves the focus', async () => {
  await screens.show({ ...of(true), 'cognito:InitiateAuth': noConnection });
  await screen.findByText('On');
  await press(SWITCH_OFF);
  const form = await dialog('Switch the code off?');
  await type('Your password', 'harvest1', form);

  await press('Switch off', form);

  expect((await form.findByRole('alert')).textContent).toMatch(/no connection/);
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Switch off' }));
});

test('where its state could not be seen it says so, and looks again', async () => {
  const { 'cognito:GetUser': user, ...others } = of(true);
  let isUp = false;
  await screens.show({ ...others, 'cognito:GetUser': () => (isUp ? user() : noConnection()) });
  await screen.findByText('It could not be seen whether it is on.');

  isUp = true;
  await press('Try again');

  await waitFor(() => expect(screen.getByText('On')).toBeTruthy());
});

test('all other devices are signed out and told no more by the password, and this one stays', async () => {
  let isRight = false;
  const asked = await screens.show({
    ...of(false),
    'cognito:InitiateAuth': signsIn(() => isRight),
    'cognito:GlobalSignOut': () => json({}),
    'DELETE /api/push': () => json({ data: { ids: [] } }),
  });
  await press('Sign out everywhere else');
  const form = await dialog('Sign out everywhere else?');
  await type('Your password', 'mistaken', form);
  await press('Sign out', form);
  await isWrong(form);
  const ends = () => asked.map(({ to }) => to).filter((to) => /SignOut|push/.test(to));
  expect(ends()).toEqual([]);

  isRight = true;
  await press('Sign out', form);

  await isClosed();
  await screen.findByText('You are signed out everywhere else');
  expect(ends()).toEqual(['DELETE /api/push', 'cognito:GlobalSignOut']);
  expect(localStorage.getItem('userInfo')).not.toBeNull();
});
