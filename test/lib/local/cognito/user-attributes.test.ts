import { describe, expect, test } from 'vitest';
import { day, minute, pairs, refusal, refusals, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();

const update = async (AccessToken: string, attributes: Record<string, string>) =>
  (await pool.client.updateUserAttributes({ AccessToken, UserAttributes: pairs(attributes) }))
    .CodeDeliveryDetailsList;
const askCode = async (AccessToken: string, AttributeName: string) =>
  (await pool.client.getUserAttributeVerificationCode({ AccessToken, AttributeName })).CodeDeliveryDetails;
const verify = (AccessToken: string, AttributeName: string, Code: string) =>
  pool.client.verifyUserAttribute({ AccessToken, AttributeName, Code });

async function memberWithEmail(email: string) {
  const member = await pool.newMember();
  await update(member.AccessToken, { email });
  await verify(member.AccessToken, 'email', pool.codeFor(member.username));
  return member;
}

describe('GetUser', () => {
  // API_GetUser, response elements: Username, UserAttributes; "User pool case sensitivity": output is lower case.
  test('answers the name in lower case and the attributes with the sub', async () => {
    const username = pool.newName();
    const { UserSub } = await pool.signUp(username.toUpperCase(), { given_name: 'Fay' });
    const { AccessToken } = await pool.signIn(username);

    const user = await pool.client.getUser({ AccessToken });

    expect(user.Username).toBe(username);
    expect(user.UserAttributes).toEqual(pairs({ sub: UserSub ?? '', given_name: 'Fay' }));
  });

  // API_GetUser, errors: NotAuthorizedException.
  test('refuses garbage, an id token, and an access token after 15 minutes', async () => {
    const { AccessToken, IdToken } = await pool.newMember();

    expect(await refusal(pool.attributesOf('garbage'))).toEqual(refusals.invalidAccessToken);
    expect(await refusal(pool.attributesOf(IdToken))).toEqual(refusals.invalidAccessToken);
    pool.advance(15 * minute);
    expect(await refusal(pool.attributesOf(AccessToken))).toEqual(refusals.expiredAccessToken);
  });
});

describe('UpdateUserAttributes', () => {
  // API_UpdateUserAttributes: "To delete an attribute ... submit the attribute in your API request with a blank value".
  test('sets and deletes an ordinary attribute at once', async () => {
    const { AccessToken } = await pool.newMember();

    expect(await update(AccessToken, { given_name: 'Fay', family_name: 'Field' })).toEqual([]);
    await update(AccessToken, { family_name: '' });

    const attributes = await pool.attributesOf(AccessToken);
    expect(attributes).toMatchObject({ given_name: 'Fay' });
    expect(attributes).not.toHaveProperty('family_name');
  });

  // API_UserAttributeUpdateSettingsType: the value does not change until the user confirms the new value.
  test('keeps the old e-mail until the code sent to the new one is confirmed', async () => {
    const { username, AccessToken } = await memberWithEmail('old@example.com');

    const sent = await update(AccessToken, { email: 'New@farm.test' });

    expect(sent).toEqual([{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@f***' }]);
    expect(await pool.attributesOf(AccessToken)).toMatchObject({
      email: 'old@example.com',
      email_verified: 'true',
    });
    await verify(AccessToken, 'email', pool.codeFor(username, 'new@farm.test'));
    expect(await pool.attributesOf(AccessToken)).toMatchObject({
      email: 'new@farm.test',
      email_verified: 'true',
    });
  });

  // API_UserAttributeUpdateSettingsType: email and phone_number each require their own verification.
  test('sends one code for each new address, and neither confirms the other', async () => {
    const { username, AccessToken } = await pool.newMember();

    const sent = await update(AccessToken, { email: 'fay@example.com', phone_number: '+14325551234' });

    expect(sent?.map(({ AttributeName }) => AttributeName)).toEqual(['email', 'phone_number']);
    const emailCode = pool.codeFor(username, 'fay@example.com');
    if (emailCode !== pool.codeFor(username, '+14325551234')) {
      expect(await refusal(verify(AccessToken, 'phone_number', emailCode))).toEqual(refusals.codeMismatch);
    }
    await verify(AccessToken, 'email', emailCode);
    const attributes = await pool.attributesOf(AccessToken);
    expect(attributes).toMatchObject({ email: 'fay@example.com', email_verified: 'true' });
    expect(attributes).not.toHaveProperty('phone_number');
  });

  // amazon-cognito-identity-js#350: an unchanged address sends no code.
  test('forgets a pending change when the old address is set back', async () => {
    const { username, AccessToken } = await memberWithEmail('old@example.com');
    await update(AccessToken, { email: 'new@farm.test' });

    expect(await update(AccessToken, { email: 'OLD@example.com' })).toEqual([]);
    const stale = pool.codeFor(username, 'new@farm.test');
    expect(await refusal(verify(AccessToken, 'email', stale))).toEqual(refusals.expiredCode);
    expect(await pool.attributesOf(AccessToken)).toMatchObject({
      email: 'old@example.com',
      email_verified: 'true',
    });
  });

  // API_UpdateUserAttributes: a blank value deletes the attribute.
  test('deletes an e-mail with its verified mark', async () => {
    const { AccessToken } = await memberWithEmail('old@example.com');

    await update(AccessToken, { email: '' });

    expect(Object.keys(await pool.attributesOf(AccessToken))).toEqual(['sub']);
  });

  // API_UpdateUserAttributes, errors: NotAuthorizedException, InvalidParameterException.
  test.each([
    [{ email_verified: 'true' }, 'NotAuthorizedException'],
    [{ sub: 'other' }, 'NotAuthorizedException'],
    [{ tractor: 'red' }, 'InvalidParameterException'],
    [{ email: 'nowhere' }, 'InvalidParameterException'],
  ])('refuses %j and changes nothing', async (attributes, name) => {
    const { AccessToken } = await pool.newMember();

    expect((await refusal(update(AccessToken, { given_name: 'Fay', ...attributes }))).name).toBe(name);
    expect(await pool.attributesOf(AccessToken)).not.toHaveProperty('given_name');
  });

  // API_UpdateUserAttributes, errors: NotAuthorizedException.
  test('refuses an expired access token', async () => {
    const { AccessToken } = await pool.newMember();
    pool.advance(15 * minute);

    expect(await refusal(update(AccessToken, { name: 'Fay' }))).toEqual(refusals.expiredAccessToken);
  });
});

describe('GetUserAttributeVerificationCode', () => {
  // API_GetUserAttributeVerificationCode; floci-io/floci#1898 compared these answers with a real pool.
  test('sends a code to the pending address', async () => {
    const { username, AccessToken } = await memberWithEmail('old@example.com');
    await update(AccessToken, { email: 'new@farm.test' });

    const details = await askCode(AccessToken, 'email');

    expect(details).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@f***' });
    expect(pool.mailsTo(username).at(-1)).toMatchObject({ to: 'new@farm.test' });
    await verify(AccessToken, 'email', pool.codeFor(username));
    expect(await pool.attributesOf(AccessToken)).toMatchObject({ email: 'new@farm.test' });
  });

  // floci-io/floci#2018, compared with a real pool: a verified attribute can be verified again.
  test('sends a code to an address that is already verified', async () => {
    const { username, AccessToken } = await memberWithEmail('old@example.com');

    await askCode(AccessToken, 'email');

    await expect(verify(AccessToken, 'email', pool.codeFor(username))).resolves.toBeDefined();
  });

  // API_GetUserAttributeVerificationCode, errors: InvalidParameterException; texts from floci-io/floci#1898.
  test.each([
    ['email', 'User does not have a valid registered email address'],
    ['phone_number', 'User does not have a valid registered phone number'],
    ['name', 'Invalid attribute name. Only phone_number and email can be verified.'],
  ])('refuses %s when there is nothing to verify', async (attribute, message) => {
    const { AccessToken } = await pool.newMember();

    const refused = await refusal(askCode(AccessToken, attribute));

    expect(refused).toEqual({ name: 'InvalidParameterException', message });
  });
});

describe('VerifyUserAttribute', () => {
  // API_VerifyUserAttribute, errors: CodeMismatchException.
  test('refuses a wrong code and takes the right one afterwards', async () => {
    const { username, AccessToken } = await pool.newMember();
    await update(AccessToken, { email: 'fay@example.com' });

    expect(await refusal(verify(AccessToken, 'email', 'wrong'))).toEqual(refusals.codeMismatch);
    await expect(verify(AccessToken, 'email', pool.codeFor(username))).resolves.toBeDefined();
  });

  // API_VerifyUserAttribute, errors: ExpiredCodeException; floci-io/floci#2018: also for a code used before.
  test('refuses a code that was used, or never sent', async () => {
    const { username, AccessToken } = await memberWithEmail('fay@example.com');

    expect(await refusal(verify(AccessToken, 'email', pool.codeFor(username)))).toEqual(refusals.expiredCode);
    expect(await refusal(verify(AccessToken, 'phone_number', '123456'))).toEqual(refusals.expiredCode);
  });

  // Developer guide, "Verifying contact information at sign-up": attribute codes are valid for 24 hours.
  test('refuses a code after 24 hours, and the address stays unchanged', async () => {
    const { username, AccessToken } = await pool.newMember();
    await update(AccessToken, { email: 'fay@example.com' });
    const code = pool.codeFor(username);
    pool.advance(day);
    const later = await pool.signIn(username);

    expect(await refusal(verify(later.AccessToken, 'email', code))).toEqual(refusals.expiredCode);
    expect(await pool.attributesOf(later.AccessToken)).not.toHaveProperty('email');
  });
});
