import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import {
  type Answer,
  codeRefusals,
  cognitoRefusal,
  descriptionOf,
  json,
  noConnection,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { VerificationOverlay } from '#web/features/verification/verification-overlay.tsx';
import type { Contact } from '#web/lib/session/identity-codes.ts';
import { user as anybody } from '../profile/a-user.ts';

const user = { ...anybody, emailVerified: true, phoneVerified: true };
const answers = {
  'cognito:VerifyUserAttribute': () => json({}),
  'cognito:GetUserAttributeVerificationCode': () => json({ CodeDeliveryDetails: {} }),
  'PUT /api/users/profile': () => json({ data: user }),
};
const onClose = vi.fn();

async function open(attribute: Contact = 'email') {
  await startSite();
  const overlay = { attribute, address: 'ada@farm.test', onClose };
  renderAt(
    '/myProfile',
    <>
      <Routes>
        <Route path="myProfile" element={<VerificationOverlay {...overlay} />} />
        <Route path="login" element={<h1>Sign In</h1>} />
      </Routes>
      <Toasts />
    </>,
  );
}
const type = async (code: string) => userEvent.type(await screen.findByLabelText('Code'), code);

test.each<[Contact, string, string]>([
  ['email', 'Email Verification', 'Code has been sent to your email successfully.'],
  ['phone_number', 'Phone Verification', 'Code has been sent to your phone number successfully.'],
])('sends a code for the %s when asked, not before', async (attribute, title, words) => {
  const asked = serve(answers);
  storeSession();
  await open(attribute);
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  expect(asked.some(({ to }) => to.startsWith('cognito:'))).toBe(false);
  screen.getByText(/^Enter the code that was sent to ada@farm\.test\./);
  await type('999999');

  await press('Resend Code');

  expect(await screen.findByText(words)).toBeTruthy();
  const code = screen.getByLabelText<HTMLInputElement>('Code');
  expect([code.value, document.activeElement]).toEqual(['', code]);
  expect(asked.at(-1)?.body).toMatchObject({ AttributeName: attribute });
});

test('asks for the code, by the numbers of a keyboard', async () => {
  const asked = serve(answers);
  storeSession();
  await open();
  expect((await screen.findByLabelText('Code')).getAttribute('inputmode')).toBe('numeric');

  await press('Verify');

  expect(await screen.findByText('You must enter code')).toBeTruthy();
  expect(asked.some(({ to }) => to.startsWith('cognito:'))).toBe(false);
});

test('verifies, has the record read it again, and closes', async () => {
  const asked = serve(answers);
  storeSession();
  await open();
  await type('123456');

  await press('Verify');

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.getByText('Your e-mail is verified.')).toBeTruthy();
  const [verified, synced] = asked.slice(-2);
  expect(verified?.body).toMatchObject({ AttributeName: 'email', Code: '123456' });
  expect([synced?.to, synced?.body]).toEqual(['PUT /api/users/profile', {}]);
});

test('does not redeem a code twice when the record did not answer', async () => {
  let down = true;
  const asked = serve({
    ...answers,
    'PUT /api/users/profile': () => (down ? noConnection() : json({ data: user })),
  });
  storeSession();
  await open();
  await type('123456');
  await press('Verify');
  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/);
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('123456');

  down = false;
  await press('Verify');

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.filter(({ to }) => to === 'cognito:VerifyUserAttribute')).toHaveLength(1);
});

test('believes a code that was redeemed by a try whose answer was lost', async () => {
  let down = true;
  serve({
    ...answers,
    'cognito:VerifyUserAttribute': () => (down ? noConnection() : cognitoRefusal('ExpiredCodeException')),
  });
  storeSession();
  await open();
  await type('123456');
  await press('Verify');
  await screen.findByRole('alert');

  down = false;
  await press('Verify');

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each(codeRefusals)('says beside the code that there is %s, and stays open', async (_, answer, words) => {
  serve({
    ...answers,
    'cognito:VerifyUserAttribute': answer,
    'PUT /api/users/profile': () => json({ data: { ...user, emailVerified: false } }),
  });
  storeSession();
  await open();
  await type('123456');

  await press('Verify');

  const code = screen.getByLabelText<HTMLInputElement>('Code');
  await waitFor(() => expect(descriptionOf(code)).toBe(words));
  expect([code.value, document.activeElement]).toEqual(['123456', code]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test.each<[string, Answer, RegExp]>([
  ['too many tries', () => cognitoRefusal('LimitExceededException'), /^Too many tries/],
  ['no connection', noConnection, /no connection/],
])('says above the form that there is %s, and leaves the focus', async (_, answer, words) => {
  serve({ ...answers, 'cognito:VerifyUserAttribute': answer });
  storeSession();
  await open();
  await type('123456');

  await press('Verify');

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Verify' }));
  expect(descriptionOf(screen.getByLabelText('Code'))).toBe('');
});

test('shows why a sixth code of a day is not sent', async () => {
  const text = 'CustomMessage failed with error Five codes a day can be sent. Please try again tomorrow.';
  serve({
    ...answers,
    'cognito:GetUserAttributeVerificationCode': () => cognitoRefusal('UserLambdaValidationException', text),
  });
  storeSession();
  await open('phone_number');
  await screen.findByRole('dialog');

  await press('Resend Code');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Five codes a day can be sent. Please try again tomorrow.',
  );
});

test('ends a session whose token is refused', async () => {
  serve({
    ...answers,
    'cognito:VerifyUserAttribute': () =>
      cognitoRefusal('NotAuthorizedException', 'Access Token has been revoked'),
    'cognito:GetTokensFromRefreshToken': () =>
      cognitoRefusal('NotAuthorizedException', 'Refresh Token has been revoked'),
  });
  storeSession();
  await open();
  await type('123456');

  await press('Verify');

  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
});

test('goes to the sign-in when nobody is signed in', async () => {
  serve(answers);

  await open();

  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
});
