import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { describe, expect, test } from 'vitest';
import { claimsOf, pairs, password, refusal, refusals, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();

/** The verifier of production; only its key set is given to it instead of fetched. */
function verifierFor(tokenUse: 'access' | 'id') {
  const { userPoolId, jwks } = pool.cognito;
  const verifier = CognitoJwtVerifier.create({ userPoolId, tokenUse, clientId: pool.ClientId });
  verifier.cacheJwks(jwks);
  return verifier;
}

/** The same token with its header and claims changed, signed by another key. */
function forge(token: string, key: KeyObject, header: object = {}): string {
  const [ownHeader = '', payload = ''] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(ownHeader, 'base64url').toString()), ...header };
  const text = `${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${payload}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}

describe('access token', () => {
  // Developer guide, "Understanding the access token": its default claims.
  test('passes the production verifier and carries the documented claims', async () => {
    const { username, AccessToken } = await pool.newMember();

    const claims = await verifierFor('access').verify(AccessToken);

    expect(claims).toMatchObject({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iss: pool.cognito.issuer,
      client_id: pool.ClientId,
      username,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: expect.any(String),
      jti: expect.any(String),
      auth_time: expect.toBeOneOf([claims.iat, claims.iat - 1]),
      exp: claims.iat + 900,
    });
    expect(claims).not.toHaveProperty('cognito:groups');
  });

  // Developer guide, "Adding groups to a user pool": the cognito:groups claim.
  test('names the groups of its user', async () => {
    await pool.cognito.adminCreateUser({ username: 'chief', password, groups: ['admin'] });
    const { AccessToken, IdToken } = await pool.signIn('chief');

    expect(claimsOf(AccessToken)).toMatchObject({ 'cognito:groups': ['admin'] });
    expect(claimsOf(IdToken)).toMatchObject({ 'cognito:groups': ['admin'] });
  });

  test('is refused when another key has signed it, here and by the production verifier', async () => {
    const { AccessToken } = await pool.newMember();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forgeries = [
      forge(AccessToken, privateKey),
      forge(AccessToken, privateKey, { kid: 'CognitoLocal' }),
      forge(AccessToken, privateKey, { alg: 'none' }),
      `${AccessToken.split('.').slice(0, 2).join('.')}.`,
    ];

    for (const forged of forgeries) {
      expect(await refusal(pool.attributesOf(forged))).toEqual(refusals.invalidAccessToken);
      await expect(verifierFor('access').verify(forged)).rejects.toThrow();
    }
  });
});

describe('id token', () => {
  // Developer guide, "Understanding the identity (ID) token": its default claims; verified flags are booleans.
  test('passes the production verifier and carries the attributes', async () => {
    const email = 'fay@example.com';
    const user = {
      username: 'fay',
      password,
      attributes: { email, email_verified: 'true', given_name: 'Fay' },
    };
    const { sub } = await pool.cognito.adminCreateUser(user);
    const { IdToken } = await pool.signIn('fay');

    expect(await verifierFor('id').verify(IdToken)).toMatchObject({
      sub,
      aud: pool.ClientId,
      token_use: 'id',
      'cognito:username': 'fay',
      email,
      email_verified: true,
      given_name: 'Fay',
    });
    await expect(verifierFor('access').verify(IdToken)).rejects.toThrow();
  });
});

describe('adminCreateUser', () => {
  test('finds an existing user, whatever the case, and leaves the password alone', async () => {
    const first = await pool.cognito.adminCreateUser({ username: 'teacher', password });

    expect(await pool.cognito.adminCreateUser({ username: 'Teacher', password: 'harvest2' })).toEqual(first);
    await expect(pool.signIn('teacher')).resolves.toHaveProperty('AccessToken');
  });

  test('gives concurrent callers one user', async () => {
    const user = { username: 'twin', password };

    const created = await Promise.all([
      pool.cognito.adminCreateUser(user),
      pool.cognito.adminCreateUser(user),
    ]);

    expect(created[0]).toEqual(created[1]);
  });

  // API_AdminCreateUser: email_verified as given; false unless the administrator says otherwise.
  test('marks an address verified only when told so', async () => {
    await pool.cognito.adminCreateUser({
      username: 'gus',
      password,
      attributes: { email: 'Gus@example.com' },
    });
    const { AccessToken } = await pool.signIn('gus');

    expect(pairs(await pool.attributesOf(AccessToken))).toEqual(
      expect.arrayContaining(pairs({ email: 'gus@example.com', email_verified: 'false' })),
    );
  });
});
