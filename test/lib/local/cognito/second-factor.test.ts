import type { RespondToAuthChallengeCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, test } from 'vitest';
import { codeAt } from '#lib/local/cognito/totp.ts';
import { minute, password, refusal, refusals, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();
const STEP = 30_000;
beforeAll(() => pool.stopClock());
const codeOf = (secret: string, steps = 0) => codeAt(secret, pool.now() + steps * STEP);

/** A member with an authenticator app, whose secret is known here. */
async function withApp() {
  const { username, AccessToken } = await pool.newMember();
  const { SecretCode: secret = '' } = await pool.client.associateSoftwareToken({ AccessToken });
  await pool.client.verifySoftwareToken({ AccessToken, UserCode: codeOf(secret) });
  const prefer = (Enabled: boolean) =>
    pool.client.setUserMFAPreference({
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    });
  await prefer(true);
  return { username, AccessToken, secret, prefer };
}

const begin = (USERNAME: string, PASSWORD = password) =>
  pool.client.initiateAuth({
    ClientId: pool.ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  });

async function answer(USERNAME: string, code: string, Session?: string) {
  const input: RespondToAuthChallengeCommandInput = {
    ClientId: pool.ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code },
    Session: Session ?? (await begin(USERNAME)).Session,
  };
  return pool.client.respondToAuthChallenge(input);
}

// RFC 6238, appendix B, SHA-1: the secret is '12345678901234567890', the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is the one of the RFC', (seconds, code) => {
  expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code);
});

test('whoever switched it on is asked for a code, and gets tokens for it', async () => {
  const { username, AccessToken, secret } = await withApp();

  expect(await pool.client.getUser({ AccessToken })).toMatchObject({
    UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
  });
  const challenge = await begin(username);
  expect(challenge.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(challenge.AuthenticationResult).toBeUndefined();
  pool.advance(STEP);
  expect((await answer(username, codeOf(secret), challenge.Session)).AuthenticationResult).toMatchObject({
    AccessToken: expect.any(String),
    RefreshToken: expect.any(String),
  });
});

test('a code holds for the steps beside it, and once', async () => {
  const { username, secret } = await withApp();
  pool.advance(2 * STEP);

  expect(await refusal(answer(username, codeOf(secret, 2)))).toEqual({
    name: 'CodeMismatchException',
    message: 'Invalid code received for user',
  });
  expect(await answer(username, codeOf(secret, 1))).toHaveProperty('AuthenticationResult');
  expect(await refusal(answer(username, codeOf(secret, 1)))).toEqual({
    name: 'ExpiredCodeException',
    message: 'Your software token has already been used once.',
  });
  expect(await refusal(answer(username, codeOf(secret, -1)))).toMatchObject({ name: 'ExpiredCodeException' });
});

test('wrong codes lock the name, although the password is right each time', async () => {
  const { username, secret } = await withApp();
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await refusal(answer(username, '000000'))).toMatchObject({ name: 'CodeMismatchException' });
  }

  expect(await refusal(begin(username))).toMatchObject({ message: 'Password attempts exceeded' });
  pool.advance(minute);
  expect(await answer(username, codeOf(secret))).toHaveProperty('AuthenticationResult');
});

test('a code needs a password within three minutes before it, of the same user', async () => {
  const [one, other] = [await withApp(), await withApp()];
  pool.advance(STEP);
  const expired = {
    name: 'NotAuthorizedException',
    message: 'Invalid session for the user, session is expired.',
  };
  const { Session } = await begin(one.username);

  expect(await refusal(answer(other.username, codeOf(other.secret), Session))).toEqual(expired);
  expect(await refusal(answer(one.username, codeOf(one.secret), 'made up'))).toEqual(expired);
  pool.advance(3 * minute);
  expect(await refusal(answer(one.username, codeOf(one.secret), Session))).toEqual(expired);
});

test('a wrong first code switches nothing on, and an unproven app cannot be switched on', async () => {
  const { username, AccessToken } = await pool.newMember();
  const on = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
  await pool.client.associateSoftwareToken({ AccessToken });

  expect(await refusal(pool.client.verifySoftwareToken({ AccessToken, UserCode: '000000' }))).toEqual({
    name: 'EnableSoftwareTokenMFAException',
    message: 'Code mismatch',
  });
  expect(await refusal(pool.client.setUserMFAPreference(on))).toEqual({
    name: 'InvalidParameterException',
    message: 'User has not verified software token mfa',
  });
  expect(await begin(username)).toHaveProperty('AuthenticationResult');
});

test('a second app takes the place of the first once it has proven a code', async () => {
  const { username, AccessToken, secret } = await withApp();
  const { SecretCode: later = '' } = await pool.client.associateSoftwareToken({ AccessToken });
  pool.advance(STEP);
  expect(await answer(username, codeOf(secret))).toHaveProperty('AuthenticationResult');

  await pool.client.verifySoftwareToken({ AccessToken, UserCode: codeOf(later) });
  pool.advance(STEP);
  expect(await refusal(answer(username, codeOf(secret)))).toMatchObject({ name: 'CodeMismatchException' });
  expect(await answer(username, codeOf(later))).toHaveProperty('AuthenticationResult');
});

test('it is switched off by the member, and by an operator, and the pool keeps all of it through a restart', async () => {
  const [one, other] = [await withApp(), await withApp()];
  await one.prefer(false);
  await pool.restart();
  expect(await begin(one.username)).toHaveProperty('AuthenticationResult');
  expect(await begin(other.username)).toHaveProperty('ChallengeName', 'SOFTWARE_TOKEN_MFA');

  await pool.client.adminSetUserMFAPreference({
    UserPoolId: pool.cognito.userPoolId,
    Username: other.username,
    SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
  });
  expect(await begin(other.username)).toHaveProperty('AuthenticationResult');
});

test('a wrong password is a wrong password: nobody learns who has a second factor', async () => {
  const { username } = await withApp();

  expect(await refusal(begin(username, 'harvest2'))).toEqual(refusals.incorrectSignIn);
});
