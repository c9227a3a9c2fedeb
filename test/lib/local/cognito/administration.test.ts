import { describe, expect, test } from 'vitest';
import { claimsOf, clientOf, credentials, refusal, refusals, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();

const signOut = (Username: string, UserPoolId = pool.cognito.userPoolId, client = pool.client) =>
  client.adminUserGlobalSignOut({ UserPoolId, Username });
const groupsIn = (token = '') => claimsOf(token)['cognito:groups'];

describe('AdminAddUserToGroup', () => {
  const add = (Username: string, GroupName = 'admin', UserPoolId = pool.cognito.userPoolId) =>
    pool.client.adminAddUserToGroup({ UserPoolId, Username, GroupName });

  // API_AdminAddUserToGroup: the groups are in the cognito:groups claim of the user's next tokens.
  test("the group stands in the user's next token, once, and not in those from before", async () => {
    const { username, AccessToken, RefreshToken } = await pool.newMember();

    await add(username.toUpperCase());
    await add(username);

    const next = await pool.refresh(RefreshToken);
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

const named = (Username: string) => ({ UserPoolId: pool.cognito.userPoolId, Username });

describe('AdminDisableUser', () => {
  const disable = (name: string) => pool.client.adminDisableUser(named(name));
  const isEnabled = async (name: string) => (await pool.client.adminGetUser(named(name))).Enabled;

  // API_AdminDisableUser: deactivates a user profile and revokes all access tokens for the user.
  test('ends all sessions for good, and lets nobody sign in until the user is enabled', async () => {
    const { username, AccessToken, RefreshToken } = await pool.newMember();
    expect(await isEnabled(username)).toBe(true);

    await disable(username.toUpperCase());
    await pool.restart();

    const disabled = { name: 'NotAuthorizedException', message: 'User is disabled.' };
    expect(await refusal(pool.signIn(username))).toEqual(disabled);
    expect(await refusal(pool.signIn(username, 'guessed1'))).toEqual(refusals.incorrectSignIn);
    expect(await isEnabled(username)).toBe(false);
    await pool.client.adminEnableUser(named(username));
    expect(await isEnabled(username)).toBe(true);
    expect(await refusal(pool.refresh(RefreshToken))).toEqual(refusals.revokedRefreshToken);
    expect(await refusal(pool.attributesOf(AccessToken))).toEqual(refusals.revokedAccessToken);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // "Managing user existence error responses": a deactivated user gets a simulated delivery.
  test('recovers no account: no code is sent, and the answer tells nothing', async () => {
    const username = pool.newName();
    await pool.cognito.adminCreateUser({
      username,
      password: 'harvest1',
      attributes: { email: 'ada@farm.example', email_verified: 'true' },
    });

    await disable(username);
    const { CodeDeliveryDetails } = await pool.forgot(username);

    expect(CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    expect(pool.mailsTo(username)).toEqual([]);
  });
});

describe('AdminGetUser and AdminDeleteUser', () => {
  test('a user is known by id, state and attributes, until nothing is', async () => {
    const { username, AccessToken, RefreshToken } = await pool.newMember();
    const { sub } = await pool.attributesOf(AccessToken);
    const known = await pool.client.adminGetUser(named(username.toUpperCase()));
    expect(known).toMatchObject({ Username: username, Enabled: true, UserStatus: 'CONFIRMED' });
    expect(known.UserAttributes).toContainEqual({ Name: 'sub', Value: sub });

    await pool.client.adminDeleteUser(named(username));

    const missing = { name: 'UserNotFoundException', message: 'User does not exist.' };
    expect(await refusal(pool.client.adminGetUser(named(username)))).toEqual(missing);
    expect(await refusal(pool.client.adminDeleteUser(named(username)))).toEqual(missing);
    expect(await refusal(pool.signIn(username))).toEqual(refusals.incorrectSignIn);
    expect(await refusal(pool.refresh(RefreshToken))).toEqual(refusals.invalidRefreshToken);
    // Whoever takes the name next is another user.
    await pool.signUp(username);
    expect(await refusal(pool.attributesOf(AccessToken))).toEqual(missing);
  });
});

describe('a sign-in that is under way while its user is deleted', () => {
  test('opens no session, which would be of whoever takes the name next', async () => {
    const { username } = await pool.newMember();

    // A password takes a while to check: the deletion comes in between.
    const signingIn = Array.from({ length: 4 }, () => pool.signIn(username));
    const deleted = pool.client.adminDeleteUser(named(username));
    const [signedIn] = await Promise.all([Promise.allSettled(signingIn), deleted]);
    await pool.signUp(username);

    for (const one of signedIn) {
      if (one.status === 'rejected') expect(one.reason.message).toBe(refusals.incorrectSignIn.message);
      else expect(await refusal(pool.refresh(one.value.RefreshToken))).toEqual(refusals.invalidRefreshToken);
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
      expect(await refusal(pool.refresh(RefreshToken))).toEqual(refusals.revokedRefreshToken);
      expect(await refusal(pool.attributesOf(AccessToken))).toEqual(refusals.revokedAccessToken);
    }
    await expect(pool.refresh(other.RefreshToken)).resolves.toHaveProperty('AccessToken');
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
    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AccessToken');
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
