import {
  AdminAddUserToGroupCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, credentials, openLocalPool, refusal, refusals } from './local-pool.ts';

let pool: Awaited<ReturnType<typeof openLocalPool>>;
beforeAll(async () => {
  pool = await openLocalPool();
});
afterAll(() => pool.close());

const signOut = (Username: string, UserPoolId = pool.cognito.userPoolId, client = pool.client) =>
  client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
const refresh = (RefreshToken: string) =>
  pool.client.send(new GetTokensFromRefreshTokenCommand({ ClientId: pool.ClientId, RefreshToken }));

const groupsIn = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())['cognito:groups'];

describe('AdminAddUserToGroup', () => {
  const add = (Username: string, GroupName = 'admin', UserPoolId = pool.cognito.userPoolId) =>
    pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));

  // API_AdminAddUserToGroup: the groups are in the cognito:groups claim of the user's next tokens.
  test("the group stands in the user's next token, once, and not in those from before", async () => {
    const { username, AccessToken, RefreshToken } = await pool.newMember();

    await add(username.toUpperCase());
    await add(username);

    const { AuthenticationResult: next } = await refresh(RefreshToken);
    expect([groupsIn(AccessToken), groupsIn(next?.AccessToken)]).toEqual([undefined, ['admin']]);
  });

  // The same page, errors: UserNotFoundException, ResourceNotFoundException.
  test('knows neither a user who is not there, nor another group or pool', async () => {
    const { username } = await pool.newMember();

    expect(await refusal(add('nobody'))).toMatchObject({ name: 'UserNotFoundException' });
    for (const [group, id] of [['editor'], ['admin', 'us-east-1_other']]) {
      expect(await refusal(add(username, group, id))).toMatchObject({ name: 'ResourceNotFoundException' });
    }
  });
});

describe('AdminUserGlobalSignOut', () => {
  // API_AdminUserGlobalSignOut: invalidates the identity, access and refresh tokens that were issued to a user.
  test("ends all of the user's sessions, and nobody else's", async () => {
    const { username, ...phone } = await pool.newMember();
    const laptop = await pool.signIn(username);
    const other = await pool.newMember();

    await signOut(username.toUpperCase());

    for (const { AccessToken, RefreshToken } of [phone, laptop]) {
      expect(await refusal(refresh(RefreshToken))).toEqual(refusals.revokedRefreshToken);
      expect(await refusal(pool.attributesOf(AccessToken))).toEqual(refusals.revokedAccessToken);
    }
    await expect(refresh(other.RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
  });

  // API_AdminUserGlobalSignOut, errors: UserNotFoundException, ResourceNotFoundException.
  test('knows neither another pool nor a user who is not there', async () => {
    const { username } = await pool.newMember();

    expect(await refusal(signOut('nobody'))).toMatchObject({ name: 'UserNotFoundException' });
    expect(await refusal(signOut(username, 'us-east-1_other'))).toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  // "Common Errors": MissingAuthenticationToken; IAM, "Troubleshooting": UnrecognizedClient, InvalidSignature.
  test.each([
    ['another key', { ...credentials, accessKeyId: 'stranger' }, 'UnrecognizedClientException'],
    ['another secret', { ...credentials, secretAccessKey: 'guessed' }, 'InvalidSignatureException'],
  ])('refuses a request that is signed with %s', async (_, keys, name) => {
    const { username, RefreshToken } = await pool.newMember();
    const stranger = clientOf(pool.cognito, keys);

    expect(await refusal(signOut(username, undefined, stranger))).toMatchObject({ name });

    stranger.destroy();
    await expect(refresh(RefreshToken)).resolves.toHaveProperty('AuthenticationResult');
  });

  test('refuses a request that is not signed', async () => {
    const reply = await fetch(pool.cognito.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminUserGlobalSignOut' },
      body: JSON.stringify({ UserPoolId: pool.cognito.userPoolId, Username: 'ada' }),
    });

    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ __type: 'MissingAuthenticationTokenException' });
  });
});
