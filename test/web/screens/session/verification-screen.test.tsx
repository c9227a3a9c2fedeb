import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, press, type } from '#test/hands.ts';
import {
  type Answers,
  arrival,
  codeRefusals,
  cognitoRefusal,
  cognitoSession,
  descriptionOf,
  json,
  noConnection,
  openSite,
  serve,
  siteAt,
  storeSession,
} from '#test/web.tsx';

const details = {
  CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@f***' },
};
const answers = {
  ...arrival,
  'cognito:ConfirmSignUp': () => json({}),
  'cognito:ResendConfirmationCode': () => json(details),
};

const open = (more?: Answers) => siteAt('/register/verification', { ...answers, ...more });

async function fillIn({ username = 'ada', code = '123456' } = {}) {
  await type('Username', username);
  if (code) await type('Code', code);
}

test('asks for username and code, and sends nothing', async () => {
  const asked = open();
  await screen.findByRole('heading', { level: 1, name: 'Confirm your account' });

  await press('Verify');

  expect(await screen.findByText('You must enter username')).toBeTruthy();
  expect(screen.getByText('You must enter code')).toBeTruthy();
  expect(asked.map(({ to }) => to)).toEqual(['GET /config.json']);
});

test('leads a visitor by the sign-in to their profile', async () => {
  let confirmed = false;
  serve({
    ...answers,
    'cognito:ConfirmSignUp': () => {
      confirmed = true;
      return json({});
    },
    'cognito:InitiateAuth': () =>
      confirmed ? cognitoSession('ada') : cognitoRefusal('UserNotConfirmedException'),
  });
  openSite('/login');
  await type('Username', 'ada');
  await type('Password', 'harvest1');
  await press('Sign In');
  await follow('Confirm it with a code');
  await screen.findByRole('heading', { level: 1, name: 'Confirm your account' });
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada');

  await type('Code', '123456');
  await press('Verify');
  expect(await screen.findByText('Your account is confirmed. Sign in to go on.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada');
  await type('Password', 'harvest1');
  await press('Sign In');

  await waitFor(() => expect(window.location.pathname).toBe('/myProfile'));
});

test('leads a member straight to their profile', async () => {
  storeSession();

  siteAt('/verification', answers);
  await fillIn({ username: 'ben' });
  expect(screen.getByText(/^You are signed in, so your own account is confirmed/)).toBeTruthy();

  await press('Verify');

  await waitFor(() => expect(window.location.pathname).toBe('/myProfile'));
});

test('sends a further code in place of the one that was typed', async () => {
  const asked = open();
  await fillIn({ username: 'ada ' });

  await press('Resend Code');

  await screen.findByText('Code has been sent successfully.');
  screen.getByText('It went to a***@f***.');
  expect(asked.at(-1)?.body).toMatchObject({ Username: 'ada' });
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  expect([code.value, document.activeElement]).toEqual(['', code]);
});

test('asks for the username before it sends a code', async () => {
  const asked = open();
  await screen.findByLabelText('Username');

  await press('Resend Code');

  expect(await screen.findByText('You must enter username')).toBeTruthy();
  expect(asked.some(({ to }) => to === 'cognito:ResendConfirmationCode')).toBe(false);
});

test.each([
  ['Verify', 'NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'],
  ['Resend Code', 'InvalidParameterException', 'User is already confirmed.'],
])('tells whose account is confirmed already, after %s', async (button, name, text) => {
  const refuse = () => cognitoRefusal(name, text);
  open({ 'cognito:ConfirmSignUp': refuse, 'cognito:ResendConfirmationCode': refuse });
  await fillIn();

  await press(button);

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await press('Sign In');
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada');
});

test.each(codeRefusals)('says beside the code that there is %s', async (_, answer, words) => {
  open({ 'cognito:ConfirmSignUp': answer });
  await fillIn();

  await press('Verify');

  const code = screen.getByLabelText('Code');
  await waitFor(() => expect(descriptionOf(code)).toBe(words));
  expect(document.activeElement).toBe(code);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps what was typed and the focus without a connection', async () => {
  open({ 'cognito:ConfirmSignUp': noConnection });
  await fillIn();

  await press('Verify');

  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verify' }));
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('ada');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456');
  expect(window.location.pathname).toBe('/register/verification');
});
