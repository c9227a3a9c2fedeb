import { getDiffieHellman } from 'node:crypto';
import type { AuthFlowType } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { claimsOf, day, minute, refusal, refusals, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();
const modulus = getDiffieHellman('modp15').getPrime('hex');

const initiate = (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) =>
  pool.client.initiateAuth({ ClientId: pool.ClientId, AuthFlow, AuthParameters });

describe('InitiateAuth by SRP', () => {
  const respond = (ChallengeResponses: Record<string, string>) =>
    pool.client.respondToAuthChallenge({
      ClientId: pool.ClientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses,
    });
  const offered = async (USERNAME: string) => {
    const { ChallengeParameters = {} } = await initiate('USER_SRP_AUTH', { USERNAME, SRP_A: 'abc123' });
    return ChallengeParameters;
  };
  const proof = (USERNAME: string, block = '') => ({
    USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: block,
    PASSWORD_CLAIM_SIGNATURE: 'YWJj',
    TIMESTAMP: 'Tue Nov 3 09:05:00 UTC 2026',
  });

  test('an unknown user is offered the same as a known one, with the same salt each time', async () => {
    const { username } = await pool.newMember();
    const [known, unknown, again] = [
      await offered(username),
      await offered('nobody.of.ours'),
      await offered('nobody.of.ours'),
    ];

    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(again['SALT']).toBe(unknown['SALT']);
    expect(again['SRP_B']).not.toBe(unknown['SRP_B']);
    expect(await refusal(respond(proof('nobody.of.ours', unknown['SECRET_BLOCK'])))).toEqual(
      refusals.incorrectSignIn,
    );
  });

  test('a wrong proof, another user and a block that is not ours are a wrong password', async () => {
    const { username } = await pool.newMember();
    const { SECRET_BLOCK = '' } = await offered(username);

    for (const wrong of [
      proof(username, SECRET_BLOCK),
      proof('somebody.else', SECRET_BLOCK),
      proof(username, 'YWJj'),
    ])
      expect(await refusal(respond(wrong))).toEqual(refusals.incorrectSignIn);
  });

  test('wrong proofs lock the name as wrong passwords do', async () => {
    const { username } = await pool.newMember();
    for (let tries = 0; tries < 5; tries += 1) {
      const { SECRET_BLOCK } = await offered(username);
      await refusal(respond(proof(username, SECRET_BLOCK)));
    }

    expect(await refusal(pool.signIn(username))).toMatchObject({ message: 'Password attempts exceeded' });
  });

  test('a proof comes within three minutes', async () => {
    const { username } = await pool.newMember();
    const { SECRET_BLOCK } = await offered(username);
    pool.advance(3 * minute);

    expect(await refusal(respond(proof(username, SECRET_BLOCK)))).toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });

  test.each(['', '0', 'xyz', modulus])('refuses SRP_A %j, which would prove anything', async (SRP_A) => {
    expect(await refusal(initiate('USER_SRP_AUTH', { USERNAME: 'fay', SRP_A }))).toMatchObject({
      name: 'InvalidParameterException',
    });
  });
});

describe('InitiateAuth', () => {
  // API_AuthenticationResultType: AccessToken, ExpiresIn, IdToken, RefreshToken, TokenType.
  test('answers three tokens to the right password, whatever the case of the name', async () => {
    const { username } = await pool.newMember();

    const answer = await initiate('USER_PASSWORD_AUTH', {
      USERNAME: username.toUpperCase(),
      PASSWORD: 'harvest1',
    });

    expect(answer.AuthenticationResult).toMatchObject({
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
      RefreshToken: expect.any(String),
      ExpiresIn: 900,
      TokenType: 'Bearer',
    });
    expect(answer.ChallengeName).toBeUndefined();
  });

  // "Managing user existence error responses": one NotAuthorizedException for a wrong name and a wrong password;
  // repost.aws "cognito-signin-case-sensitivity": password authentication is always case-sensitive.
  test('answers a wrong password, one in another case and an unknown user alike', async () => {
    const { username } = await pool.newMember();

    for (const [name, password] of [
      [username, 'harvest2'],
      [username, 'HARVEST1'],
      ['nobody', 'harvest1'],
    ] as const)
      expect(await refusal(pool.signIn(name, password))).toEqual(refusals.incorrectSignIn);
  });

  // API_InitiateAuth, errors: UserNotConfirmedException.
  test('tells an unconfirmed user so, but only with the right password', async () => {
    const username = pool.newName();
    await pool.signUp(username, { email: 'fay@example.com' });

    expect(await refusal(pool.signIn(username))).toEqual({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    expect(await refusal(pool.signIn(username, 'harvest2'))).toEqual(refusals.incorrectSignIn);
  });

  // API_InitiateAuth, AuthParameters: USERNAME, PASSWORD are required for USER_PASSWORD_AUTH.
  test('names the parameter that is missing', async () => {
    expect(await refusal(initiate('USER_PASSWORD_AUTH', { USERNAME: 'fay' }))).toEqual({
      name: 'InvalidParameterException',
      message: 'Missing required parameter PASSWORD',
    });
  });

  // API_InitiateAuth, errors: InvalidParameterException; API_UserPoolClientType: ExplicitAuthFlows.
  test('refuses a flow that the client does not have', async () => {
    expect(await refusal(initiate('CUSTOM_AUTH', { USERNAME: 'fay' }))).toEqual({
      name: 'InvalidParameterException',
      message: 'CUSTOM_AUTH flow not enabled for this client',
    });
  });

  // API_InitiateAuth, AuthFlow REFRESH_TOKEN_AUTH: "Receive new ID and access tokens".
  test('answers new tokens to a refresh token, and no refresh token', async () => {
    const { RefreshToken } = await pool.newMember();

    const { AuthenticationResult } = await initiate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: RefreshToken });

    expect(AuthenticationResult).toMatchObject({
      AccessToken: expect.any(String),
      IdToken: expect.any(String),
    });
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  });
});

describe('GetTokensFromRefreshToken', () => {
  // API_GetTokensFromRefreshToken: with rotation disabled it issues new id and access tokens only.
  test('answers tokens of the same sign-in, again and again', async () => {
    const { AccessToken, RefreshToken } = await pool.newMember();
    pool.advance(20 * minute);

    const first = await pool.refresh(RefreshToken);
    const second = await pool.refresh(RefreshToken);

    expect(first?.RefreshToken).toBeUndefined();
    const [before, after] = [claimsOf(AccessToken), claimsOf(second?.AccessToken ?? '')];
    expect(after).toMatchObject({ origin_jti: before['origin_jti'], auth_time: before['auth_time'] });
    expect(after['exp']).toBeGreaterThan(Number(before['exp']));
  });

  // API_UserPoolClientType: RefreshTokenValidity, 30 days.
  test('takes a refresh token for 30 days', async () => {
    const { RefreshToken } = await pool.newMember();

    pool.advance(30 * day - minute);
    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AccessToken');
    pool.advance(minute);
    const refused = await refusal(pool.refresh(RefreshToken));

    expect(refused).toEqual({ name: 'NotAuthorizedException', message: 'Refresh Token has expired' });
  });

  // API_GetTokensFromRefreshToken, errors: NotAuthorizedException.
  test('refuses a token that the pool never gave out', async () => {
    const { RefreshToken } = await pool.newMember();

    expect(await refusal(pool.refresh('garbage'))).toEqual(refusals.invalidRefreshToken);
    expect(await refusal(pool.refresh(`${RefreshToken}x`))).toEqual(refusals.invalidRefreshToken);
  });
});

describe('RevokeToken', () => {
  // API_RevokeToken: "Revokes all of the access tokens generated by, and at the same time as, the refresh token".
  test('ends one session with its access tokens and leaves the others', async () => {
    const { username, ...phone } = await pool.newMember();
    const laptop = await pool.signIn(username);

    await pool.revoke(phone.RefreshToken);

    expect(await refusal(pool.refresh(phone.RefreshToken))).toEqual(refusals.revokedRefreshToken);
    expect(await refusal(pool.attributesOf(phone.AccessToken))).toEqual(refusals.revokedAccessToken);
    await expect(pool.refresh(laptop.RefreshToken)).resolves.toHaveProperty('AccessToken');
    await expect(pool.attributesOf(laptop.AccessToken)).resolves.toHaveProperty('sub');
  });

  // RFC 7009, 2.2: an invalid token is no error, revoking twice neither.
  test('answers an unknown and an already revoked token without an error', async () => {
    const { RefreshToken } = await pool.newMember();
    await pool.revoke(RefreshToken);

    await expect(pool.revoke(RefreshToken)).resolves.toBeDefined();
    await expect(pool.revoke('garbage')).resolves.toBeDefined();
  });

  // API_RevokeToken, errors: UnsupportedTokenTypeException.
  test('refuses an access token', async () => {
    const { AccessToken } = await pool.newMember();

    expect((await refusal(pool.revoke(AccessToken))).name).toBe('UnsupportedTokenTypeException');
  });
});

describe('GlobalSignOut', () => {
  const signOut = (AccessToken: string) => pool.client.globalSignOut({ AccessToken });

  // API_GlobalSignOut: invalidates the identity, access and refresh tokens that Cognito issued to the user.
  test("ends all of the user's sessions, and nobody else's", async () => {
    const { username, ...phone } = await pool.newMember();
    const laptop = await pool.signIn(username);
    const other = await pool.newMember();

    await signOut(phone.AccessToken);

    for (const { AccessToken, RefreshToken } of [phone, laptop]) {
      expect(await refusal(pool.refresh(RefreshToken))).toEqual(refusals.revokedRefreshToken);
      expect(await refusal(pool.attributesOf(AccessToken))).toEqual(refusals.revokedAccessToken);
    }
    await expect(pool.refresh(other.RefreshToken)).resolves.toHaveProperty('AccessToken');
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // API_GlobalSignOut, errors: NotAuthorizedException.
  test('refuses an expired access token', async () => {
    const { AccessToken } = await pool.newMember();
    pool.advance(15 * minute);

    expect(await refusal(signOut(AccessToken))).toEqual(refusals.expiredAccessToken);
  });
});
