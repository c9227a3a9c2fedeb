import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, press, type } from '#test/hands.ts';
import {
  type Answer,
  type Answers,
  arrival,
  codeRefusals,
  cognitoRefusal,
  descriptionOf,
  json,
  noConnection,
  siteAt,
} from '#test/web.tsx';

const sentTo = (AttributeName: string) => () =>
  json({ CodeDeliveryDetails: { AttributeName, DeliveryMedium: 'EMAIL', Destination: 'a***@e***' } });

const answers = {
  ...arrival,
  'cognito:ForgotPassword': sentTo('email'),
  'cognito:ConfirmForgotPassword': () => json({}),
};

const open = (more?: Answers) => siteAt('/forgot-password', { ...answers, ...more });

const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function askForCode(username = 'ada') {
  await type('Username', username);
  await press('Send Code');
}

async function fillIn({ code = '123456', password = 'harvest22', confirmation = '' } = {}) {
  const fields = { Code: code, 'New password': password, 'Confirm new password': confirmation || password };
  await screen.findByLabelText('Code');
  for (const [label, value] of Object.entries(fields)) {
    if (value) await type(label, value);
  }
  await press('Change Password');
}

test('asks for the username, and sends nothing', async () => {
  const asked = open();
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });

  await press('Send Code');

  expect(await screen.findByText('You must enter username')).toBeTruthy();
  expect(asked.map(({ to }) => to)).toEqual(['GET /config.json']);
});

test('takes the username over from the sign-in', async () => {
  siteAt('/login', answers);
  await type('Username', 'ada');

  await follow('Forgot Password?');

  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  expect(typedInto('Username')).toBe('ada');
});

test.each([
  ['email', 'Code has been sent to your email.'],
  ['phone_number', 'Code has been sent to your phone number.'],
])('says that the code went to the %s, and what to do without one', async (attribute, words) => {
  open({ 'cognito:ForgotPassword': sentTo(attribute) });

  await askForCode();

  expect(await screen.findByText(words)).toBeTruthy();
  expect(
    screen.getByText(
      /^No code\? An account without a confirmed e-mail or phone cannot be recovered this way/,
    ),
  ).toBeTruthy();
  const advice = screen.getByRole('link', { name: 'Become a member!' });
  const form = screen.getByRole('button', { name: 'Change Password' });
  expect(form.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test('keeps the username when the code cannot be sent', async () => {
  open({ 'cognito:ForgotPassword': noConnection });

  await askForCode();

  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/);
  expect(typedInto('Username')).toBe('ada');
});

test('asks for code, new password and its confirmation', async () => {
  const asked = open();
  await askForCode();

  await fillIn({ code: '', password: '' });

  expect(await screen.findByText('You must enter code')).toBeTruthy();
  expect(screen.getByText('You must enter new password')).toBeTruthy();
  expect(screen.getByText('You must retype your new password')).toBeTruthy();
  expect(asked.some(({ to }) => to === 'cognito:ConfirmForgotPassword')).toBe(false);
});

test('says that it takes eight characters, asks for them, and for the same ones again', async () => {
  open();
  await askForCode();
  expect(descriptionOf(await screen.findByLabelText('New password'))).toBe('At least 8 characters');

  await fillIn({ password: 'harvest', confirmation: 'harvets' });

  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy();
  expect(screen.getByText('You must retype your new password')).toBeTruthy();
});

test('takes none that others would guess at once', async () => {
  const asked = open();
  await askForCode();

  await fillIn({ password: '12345678', confirmation: '12345678' });

  expect(await screen.findByText(/^This password is one of the first that others would guess/)).toBeTruthy();
  expect(asked.some(({ to }) => to === 'cognito:ConfirmForgotPassword')).toBe(false);
});

test('sets the password, and says so at the sign-in with the username filled in', async () => {
  const asked = open();
  await askForCode('ada ');

  await fillIn({ code: '123 456' });

  expect(await screen.findByText('Password has been changed successfully.')).toBeTruthy();
  expect(window.location.pathname).toBe('/login');
  expect(typedInto('Username')).toBe('ada');
  expect(asked.find(({ to }) => to === 'cognito:ConfirmForgotPassword')?.body).toMatchObject({
    Username: 'ada',
    ConfirmationCode: '123456',
    Password: 'harvest22',
  });
});

test.each(codeRefusals)(
  'says beside the code that there is %s, and moves nothing above it',
  async (_, answer, words) => {
    open({ 'cognito:ConfirmForgotPassword': answer });
    await askForCode();

    await fillIn();

    const code = screen.getByLabelText('Code');
    await waitFor(() => expect(descriptionOf(code)).toBe(words));
    expect(document.activeElement).toBe(code);
    expect(screen.getByText(/has been sent/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typedInto('New password')).toBe('harvest22');
  },
);

test.each<[string, Answer, string | RegExp]>([
  ['too many tries', () => cognitoRefusal('LimitExceededException'), /^Too many tries/],
  [
    'a password with a space at its end',
    () => cognitoRefusal('InvalidParameterException', "Value at 'password' failed to satisfy constraint"),
    /cannot begin or end with a space/,
  ],
  ['no connection', noConnection, /no connection/],
])('says that there is %s, and keeps what was typed', async (_, answer, words) => {
  open({ 'cognito:ConfirmForgotPassword': answer });
  await askForCode();

  await fillIn();

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect([typedInto('Code'), typedInto('New password'), typedInto('Confirm new password')]).toEqual([
    '123456',
    'harvest22',
    'harvest22',
  ]);
});

test('sends a further code, and keeps what was typed', async () => {
  const asked = open();
  await askForCode();
  await type('New password', 'harvest22');
  await type('Code', '999999');
  const first = screen.getByText('Code has been sent to your email.');

  await press('Resend Code');

  await waitFor(() => expect(asked.filter(({ to }) => to === 'cognito:ForgotPassword')).toHaveLength(2));
  // Readers say only what is new on the page.
  await waitFor(() => expect(screen.getByText('Code has been sent to your email.')).not.toBe(first));
  expect([typedInto('Code'), typedInto('New password')]).toEqual(['', 'harvest22']);
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test.each<[string, Answer, RegExp]>([
  ['no connection', noConnection, /no connection/],
  ['a limit', () => cognitoRefusal('LimitExceededException'), /^Too many tries/],
])('says after a wrong code, too, that no further one is sent for %s', async (_, answer, words) => {
  let send: Answer = answers['cognito:ForgotPassword'];
  const wrong = codeRefusals[0]?.[1] ?? noConnection;
  open({ 'cognito:ForgotPassword': (request) => send(request), 'cognito:ConfirmForgotPassword': wrong });
  await askForCode();
  await fillIn();
  await waitFor(() => expect(descriptionOf(screen.getByLabelText('Code'))).toMatch(/^Invalid/));
  send = answer;

  await press('Resend Code');

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(descriptionOf(screen.getByLabelText('Code'))).toBe('');
});

test('says in its own words why no further code is sent', async () => {
  const answer = () =>
    cognitoRefusal('UserLambdaValidationException', 'CustomMessage failed with error Five codes a day.');
  open({ 'cognito:ForgotPassword': answer });

  await askForCode();

  expect((await screen.findByRole('alert')).textContent).toBe('Five codes a day.');
});

test('goes back to the first step for another username', async () => {
  open();
  await askForCode();

  await follow('Use another username');

  expect(await screen.findByLabelText('Username')).toBeTruthy();
  expect(typedInto('Username')).toBe('ada');
});

test('sends no further code while the change is under way: it would make the one in hand worthless', async () => {
  let answer: (reply: Response) => void = () => undefined;
  const slowly = () =>
    new Promise<Response>((resolve) => {
      answer = resolve;
    });
  const asked = open({ 'cognito:ConfirmForgotPassword': slowly });
  await askForCode();
  await fillIn();

  await press('Resend Code');
  answer(json({}));

  await screen.findByText('Password has been changed successfully.');
  expect(asked.filter(({ to }) => to === 'cognito:ForgotPassword')).toHaveLength(1);
});
