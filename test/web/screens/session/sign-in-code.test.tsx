import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { box, callsTo, heading, press, type } from '#test/hands.ts';
import {
  type Answers,
  arrival,
  cognitoRefusal,
  cognitoSession,
  descriptionOf,
  json,
  noConnection,
  openSite,
  serve,
} from '#test/web.tsx';

const ANSWER = 'cognito:RespondToAuthChallenge';
const challenge = () =>
  json({ ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters: {}, Session: 'half-a-session' });
const wrong = () => cognitoRefusal('CodeMismatchException', 'Invalid code received for user');

function open(answers: Answers = {}, path = '/login') {
  const asked = serve({
    ...arrival,
    'cognito:InitiateAuth': challenge,
    [ANSWER]: () => cognitoSession('ada'),
    ...answers,
  });
  openSite(path);
  return asked;
}

async function passPassword() {
  await type('Username', 'ada');
  await type('Password', 'harvest1');
  await press('Sign In');
  await heading('Enter your code');
}

async function enter(code: string) {
  await type('Code', code);
  await press('Sign In');
}

const kept = (storage: Storage) => Object.keys(storage).filter((key) => /^(userInfo|Cognito)/.test(key));

test('the code of the app completes the sign-in, and leads where the member was going', async () => {
  const asked = open({}, '/dashboard');
  await passPassword();
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(document.activeElement).toBe(code);
  expect(kept(localStorage)).toEqual([]);

  await enter('123 456');

  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toMatchObject({ id: 'ada' });
  expect(callsTo(asked, ANSWER).map(({ body }) => body)).toMatchObject([
    {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: 'half-a-session',
      ChallengeResponses: { USERNAME: 'ada', SOFTWARE_TOKEN_MFA_CODE: '123456' },
    },
  ]);
});

test('without Remember Me the session ends with the browser, also after a code', async () => {
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember Me' }));
  await passPassword();

  await enter('123456');

  await waitFor(() => expect(kept(sessionStorage)).toContain('userInfo'));
  expect(kept(localStorage)).toEqual([]);
});

test('a wrong code is refused in Cognito’s words, and the next one can be tried', async () => {
  let isWrong = true;
  open({ [ANSWER]: () => (isWrong ? wrong() : cognitoSession('ada')) });
  await passPassword();

  await enter('111111');
  await waitFor(() => expect(descriptionOf(box('Code'))).toBe('Invalid code received for user'));
  await waitFor(() => expect(document.activeElement).toBe(box('Code')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect([kept(localStorage), kept(sessionStorage)]).toEqual([[], []]);
  isWrong = false;
  await userEvent.clear(box('Code'));
  await enter('222222');

  await heading('News');
  expect(kept(localStorage)).toContain('userInfo');
});

test('without a connection the code stays, and so does the focus', async () => {
  open({ [ANSWER]: noConnection });
  await passPassword();

  await enter('111111');

  expect((await screen.findByRole('alert')).textContent).toMatch(/no connection/);
  expect((box('Code') as HTMLInputElement).value).toBe('111111');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign In' }));
});

test('a sign-in that took too long begins anew, says so, and keeps what was typed', async () => {
  const words = 'Invalid session for the user, session is expired.';
  open({ [ANSWER]: () => cognitoRefusal('NotAuthorizedException', words) });
  await passPassword();

  await enter('123456');

  await heading('Sign In');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect((box('Username') as HTMLInputElement).value).toBe('ada');
});

test('the way back leads to the password, and leaves nothing on the device', async () => {
  open();
  await passPassword();

  await press('Back');

  await heading('Sign In');
  expect([kept(localStorage), kept(sessionStorage)]).toEqual([[], []]);
});
