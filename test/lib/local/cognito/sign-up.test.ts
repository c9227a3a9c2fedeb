import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { describe, expect, test } from 'vitest';
import { confirmWithoutContact, day, password, refusal, refusals, useLocalPool } from './local-pool.ts';

const events: PreSignUpTriggerEvent[] = [];
const pool = useLocalPool((event) => {
  events.push(structuredClone(event));
  if (event.request.userAttributes['email']?.endsWith('@blocked.test')) throw new Error('domain blocked');
  return confirmWithoutContact(event);
});

/** Of somebody who was sent a code. */
async function unconfirmed(): Promise<string> {
  const username = pool.newName();
  await pool.signUp(username, { email: 'fay@example.com' });
  return username;
}

describe('SignUp', () => {
  // API_SignUp, response elements: UserConfirmed, UserSub, CodeDeliveryDetails; pre sign-up trigger: autoConfirmUser.
  test('confirms at once whom the trigger confirms, and sends nothing', async () => {
    const username = pool.newName();

    const answer = await pool.signUp(username);

    expect(answer).toMatchObject({ UserConfirmed: true, UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(answer.CodeDeliveryDetails).toBeUndefined();
    expect(pool.mailsTo(username)).toEqual([]);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // API_SignUp: "This action might generate an SMS text message"; API_CodeDeliveryDetailsType.
  test('sends a code to the e-mail of a user left unconfirmed, before it answers', async () => {
    const username = pool.newName();

    expect(await pool.signUp(username, { email: 'Fay@Example.com' })).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'f***@e***' },
    });
    expect(pool.mailsTo(username)).toMatchObject([{ to: 'fay@example.com', medium: 'EMAIL' }]);
    expect(pool.codeFor(username)).toMatch(/^\d{6}$/);
  });

  // Developer guide, "Signing up and confirming user accounts": with both, the code goes to the phone number.
  test('sends the code to the phone of a user who brings both', async () => {
    const username = pool.newName();

    const answer = await pool.signUp(username, { email: 'fay@example.com', phone_number: '+14325551234' });

    expect(answer.CodeDeliveryDetails).toEqual({
      AttributeName: 'phone_number',
      DeliveryMedium: 'SMS',
      Destination: '+*******1234',
    });
    expect(pool.mailsTo(username)).toMatchObject([{ to: '+14325551234', medium: 'SMS' }]);
  });

  // Developer guide, "Pre sign-up Lambda trigger": event parameters; "User pool case sensitivity": trigger input is
  // lower case.
  test('hands the trigger the event that Lambda gets', async () => {
    const Username = pool.newName().toUpperCase();
    const ClientMetadata = { from: 'form' };
    const UserAttributes = [{ Name: 'given_name', Value: 'Fay' }];

    await pool.client.signUp({
      ClientId: pool.ClientId,
      Username,
      Password: password,
      UserAttributes,
      ClientMetadata,
    });

    expect(events.at(-1)).toMatchObject({
      version: '1',
      region: 'us-east-1',
      userPoolId: pool.cognito.userPoolId,
      userName: Username.toLowerCase(),
      triggerSource: 'PreSignUp_SignUp',
      callerContext: { clientId: pool.ClientId },
      request: { userAttributes: { given_name: 'Fay' }, clientMetadata: { from: 'form' } },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
  });

  // API_SignUp, errors: UserLambdaValidationException.
  test('refuses whom the trigger refuses, with its words, and keeps the name free', async () => {
    const username = pool.newName();

    expect(await refusal(pool.signUp(username, { email: 'a@blocked.test' }))).toEqual({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error domain blocked.',
    });
    await expect(pool.signUp(username)).resolves.toHaveProperty('UserSub');
  });

  // API_SignUp, errors: UsernameExistsException; API_UsernameConfigurationType: CaseSensitive false.
  test('refuses a taken name whatever its case', async () => {
    const { username } = await pool.newMember();

    const refused = await refusal(pool.signUp(username.toUpperCase()));

    expect(refused).toEqual({ name: 'UsernameExistsException', message: 'User already exists' });
  });

  // API_SignUp, errors: UsernameExistsException.
  test('lets exactly one of many concurrent sign-ups have a name', async () => {
    const username = pool.newName();

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => pool.signUp(username)));

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(new Set(refused.map(({ reason }) => reason.name))).toEqual(new Set(['UsernameExistsException']));
  });

  // API_SignUp, errors: InvalidPasswordException; API_PasswordPolicyType: MinimumLength 6, nothing else required.
  test('asks for six characters and nothing else of a password', async () => {
    const username = pool.newName();

    expect(await refusal(pool.signUp(username, {}, 'abcde'))).toEqual(refusals.shortPassword);
    await expect(pool.signUp(username, {}, 'abcdef')).resolves.toHaveProperty('UserSub');
  });

  // API_SignUp, Username: pattern [\p{L}\p{M}\p{S}\p{N}\p{P}]+, at most 128; errors: InvalidParameterException.
  test.each([['two words'], ['x'.repeat(129)]])('refuses the user name %j', async (username) => {
    const refused = await refusal(pool.signUp(username));

    expect(refused.name).toBe('InvalidParameterException');
    expect(refused.message).toMatch(/^1 validation error detected: Value at 'username' failed/);
  });

  // API_SignUp, errors: InvalidParameterException, NotAuthorizedException.
  test.each([
    [{ email: 'nowhere' }, 'InvalidParameterException', 'Invalid email address format.'],
    [{ phone_number: '0123' }, 'InvalidParameterException', 'Invalid phone number format.'],
    [
      { email_verified: 'true' },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [{ tractor: 'red' }, 'InvalidParameterException', 'Attributes did not conform to the schema: tractor: '],
  ])('refuses the attributes %j', async (attributes, name, message) => {
    const refused = await refusal(pool.signUp(pool.newName(), attributes as Record<string, string>));

    expect(refused.name).toBe(name);
    expect(refused.message).toContain(message);
  });

  // API_SignUp, errors: ResourceNotFoundException.
  test('refuses an app client that the pool does not have', async () => {
    const user = { ClientId: 'other', Username: pool.newName(), Password: password };

    expect(await refusal(pool.client.signUp(user))).toEqual({
      name: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });
});

describe('ConfirmSignUp', () => {
  // API_ConfirmSignUp: confirms the account and marks the attribute that got the code as verified.
  test('confirms the user and the address that got the code', async () => {
    const username = pool.newName();
    await pool.signUp(username, { email: 'fay@example.com', phone_number: '+14325551234' });

    await pool.confirm(username.toUpperCase(), pool.codeFor(username));

    const { AccessToken } = await pool.signIn(username);
    expect(await pool.attributesOf(AccessToken)).toMatchObject({
      phone_number_verified: 'true',
      email_verified: 'false',
    });
  });

  // API_ConfirmSignUp, errors: CodeMismatchException.
  test('refuses a wrong code and takes the right one afterwards', async () => {
    const username = await unconfirmed();

    expect(await refusal(pool.confirm(username, 'wrong'))).toEqual(refusals.codeMismatch);
    await expect(pool.confirm(username)).resolves.toBeDefined();
  });

  // API_ConfirmSignUp, errors: ExpiredCodeException; developer guide: the code is valid for 24 hours.
  test('refuses a code after 24 hours', async () => {
    const username = await unconfirmed();
    pool.advance(day);

    expect(await refusal(pool.confirm(username))).toEqual(refusals.expiredCode);
  });

  // "Managing user existence error responses": ConfirmSignUp does not tell that a user does not exist.
  test('answers an unknown user as it answers an expired code', async () => {
    expect(await refusal(pool.confirm('nobody', '123456'))).toEqual(refusals.expiredCode);
  });

  // API_ConfirmSignUp, errors: NotAuthorizedException.
  test('tells a confirmed user so', async () => {
    const { username } = await pool.newMember();

    expect(await refusal(pool.confirm(username, '123456'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });
});

describe('ResendConfirmationCode', () => {
  // API_ResendConfirmationCode, response elements: CodeDeliveryDetails.
  test('sends another code, and the first one works no more', async () => {
    const username = await unconfirmed();
    const first = pool.codeFor(username);

    const { CodeDeliveryDetails } = await pool.resend(username);

    expect(CodeDeliveryDetails).toMatchObject({ AttributeName: 'email', Destination: 'f***@e***' });
    expect(pool.mailsTo(username)).toHaveLength(2);
    if (first !== pool.codeFor(username)) {
      expect(await refusal(pool.confirm(username, first))).toEqual(refusals.codeMismatch);
    }
    await expect(pool.confirm(username)).resolves.toBeDefined();
  });

  // "Managing user existence error responses": ResendConfirmationCode answers CodeDeliveryDetails for an unknown user.
  test('answers an unknown user as if a code was sent, the same each time', async () => {
    const [first, second] = [await pool.resend('nobody'), await pool.resend('Nobody')];

    expect(first.CodeDeliveryDetails).toMatchObject({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: expect.stringMatching(/^[a-z]\*\*\*@[a-z]\*\*\*$/),
    });
    expect(second.CodeDeliveryDetails).toEqual(first.CodeDeliveryDetails);
    expect(pool.mailsTo('nobody')).toEqual([]);
  });

  // API_ResendConfirmationCode, errors: InvalidParameterException.
  test('tells a confirmed user so', async () => {
    const { username } = await pool.newMember();

    const refused = await refusal(pool.resend(username));

    expect(refused).toEqual({ name: 'InvalidParameterException', message: 'User is already confirmed.' });
  });
});
