import { describe, expect, test } from 'vitest';
import { hour, password, refusal, refusals, useLocalPool } from './local-pool.ts';

const pool = useLocalPool();

const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
  pool.client.changePassword({ AccessToken, PreviousPassword, ProposedPassword });

async function userWithVerified(attributes: Record<string, string>): Promise<string> {
  const Username = pool.newName();
  await pool.signUp(Username, attributes);
  await pool.confirm(Username);
  return Username;
}

async function whoForgot(): Promise<string> {
  const username = await userWithVerified({ email: 'fay@example.com' });
  await pool.forgot(username);
  return username;
}

const simulated = {
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: expect.stringMatching(/^[a-z]\*\*\*@[a-z]\*\*\*$/),
};

describe('ForgotPassword', () => {
  // API_ForgotPassword, response elements: CodeDeliveryDetails.
  test('sends a code to the verified address', async () => {
    const byMail = await userWithVerified({ email: 'fay@example.com' });
    const byPhone = await userWithVerified({ phone_number: '+14325551234' });

    const [mail, phone] = [await pool.forgot(byMail.toUpperCase()), await pool.forgot(byPhone)];

    expect(mail.CodeDeliveryDetails).toMatchObject({ DeliveryMedium: 'EMAIL', Destination: 'f***@e***' });
    expect(phone.CodeDeliveryDetails).toMatchObject({ DeliveryMedium: 'SMS', Destination: '+*******1234' });
    expect(pool.mailsTo(byMail)).toHaveLength(2);
    expect(pool.mailsTo(byPhone)).toHaveLength(2);
  });

  // "Managing user existence error responses": not found, or without a verified delivery: simulated details.
  test('answers whom it cannot reach as if a code was sent, and sends nothing', async () => {
    const { username } = await pool.newMember();
    const unverified = pool.newName();
    await pool.signUp(unverified, { email: 'fay@example.com' });

    const answers = [await pool.forgot('nobody'), await pool.forgot(username), await pool.forgot(unverified)];

    for (const { CodeDeliveryDetails } of answers) expect(CodeDeliveryDetails).toEqual(simulated);
    expect(await pool.forgot('Nobody')).toMatchObject({
      CodeDeliveryDetails: answers[0]?.CodeDeliveryDetails,
    });
    expect(pool.mailsTo('nobody')).toEqual([]);
    expect(pool.mailsTo(username)).toEqual([]);
    expect(pool.mailsTo(unverified)).toHaveLength(1);
  });
});

describe('ConfirmForgotPassword', () => {
  // API_ConfirmForgotPassword: "enter a confirmation code to reset a forgotten password".
  test('sets the new password once per code', async () => {
    const username = await whoForgot();

    await pool.reset(username);

    await expect(pool.signIn(username, 'harvest2')).resolves.toHaveProperty('AccessToken');
    expect(await refusal(pool.signIn(username, password))).toEqual(refusals.incorrectSignIn);
    expect(await refusal(pool.reset(username))).toEqual(refusals.expiredCode);
  });

  // "Post confirmation Lambda trigger": invoked on ConfirmSignUp and ConfirmForgotPassword. Neither API says that
  // a session ends: that is the trigger's to do.
  test('tells the trigger, and ends no session by itself', async () => {
    const username = await userWithVerified({ email: 'fay@example.com' });
    const { RefreshToken } = await pool.signIn(username);
    await pool.forgot(username);

    await pool.reset(username);

    const told = pool.confirmations.filter(({ userName }) => userName === username);
    expect(told.map(({ triggerSource }) => triggerSource)).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
    expect(told[1]?.request.userAttributes).toMatchObject({
      email: 'fay@example.com',
      email_verified: 'true',
    });
    expect(told[1]?.userPoolId).toBe(pool.cognito.userPoolId);
    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AccessToken');
  });

  // "Lambda triggers": an error of a synchronous trigger is a UserLambdaValidationException; the password is set.
  test('passes on what the trigger refuses, and keeps the new password', async () => {
    const username = await whoForgot();
    pool.refuseConfirmations = true;

    const refused = await refusal(pool.reset(username));

    pool.refuseConfirmations = false;
    expect(refused).toEqual({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error No.',
    });
    await expect(pool.signIn(username, 'harvest2')).resolves.toHaveProperty('AccessToken');
  });

  // API_ConfirmForgotPassword, errors: CodeMismatchException.
  test('refuses a wrong code and keeps the old password', async () => {
    const username = await whoForgot();

    expect(await refusal(pool.reset(username, 'wrong'))).toEqual(refusals.codeMismatch);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // Developer guide, "Recovering accounts": the code is valid for one hour; errors: ExpiredCodeException.
  test('refuses a code after an hour', async () => {
    const username = await whoForgot();
    pool.advance(hour);

    expect(await refusal(pool.reset(username))).toEqual(refusals.expiredCode);
  });

  // "Managing user existence error responses": CodeMismatchException for an unknown user,
  // ExpiredCodeException when no code was asked for.
  test('answers an unknown user, and one who asked for no code, as documented', async () => {
    const { username } = await pool.newMember();

    expect(await refusal(pool.reset('nobody', '123456'))).toEqual(refusals.codeMismatch);
    expect(await refusal(pool.reset(username, '123456'))).toEqual(refusals.expiredCode);
  });

  // API_ConfirmForgotPassword, errors: InvalidPasswordException.
  test('refuses a short password without using the code up', async () => {
    const username = await whoForgot();

    expect(await refusal(pool.reset(username, pool.codeFor(username), 'abcde'))).toEqual(
      refusals.shortPassword,
    );
    await expect(pool.reset(username)).resolves.toBeDefined();
  });

  // A code proves what it was sent for: API_ConfirmForgotPassword takes the code of ForgotPassword alone.
  test('refuses the code of a sign-up', async () => {
    const username = pool.newName();
    await pool.signUp(username, { email: 'fay@example.com' });

    expect(await refusal(pool.reset(username))).toEqual(refusals.expiredCode);
  });
});

describe('ChangePassword', () => {
  // API_ChangePassword.
  test('replaces the password', async () => {
    const { username, AccessToken } = await pool.newMember();

    await change(AccessToken, password, 'harvest2');

    await expect(pool.signIn(username, 'harvest2')).resolves.toHaveProperty('AccessToken');
    expect(await refusal(pool.signIn(username))).toEqual(refusals.incorrectSignIn);
  });

  // API_ChangePassword says nothing of sessions, and Cognito ends none.
  test('ends no session', async () => {
    const { AccessToken, RefreshToken } = await pool.newMember();

    await change(AccessToken, password, 'harvest2');

    await expect(pool.refresh(RefreshToken)).resolves.toHaveProperty('AccessToken');
    await expect(pool.attributesOf(AccessToken)).resolves.toHaveProperty('sub');
  });

  // API_ChangePassword, errors: NotAuthorizedException, InvalidPasswordException.
  test.each([
    ['a wrong previous password', 'AccessToken', 'mistaken', 'harvest2', refusals.incorrectSignIn],
    ['a short new password', 'AccessToken', password, 'abcde', refusals.shortPassword],
    ['a caller without a valid access token', 'IdToken', password, 'harvest2', refusals.invalidAccessToken],
  ] as const)('refuses %s', async (_, token, previous, proposed, expected) => {
    const member = await pool.newMember();

    expect(await refusal(change(member[token], previous, proposed))).toEqual(expected);
  });

  // API_ChangePassword: the previous password must be the current one.
  test('lets one of two concurrent changes win', async () => {
    const { AccessToken } = await pool.newMember();

    const results = await Promise.allSettled([
      change(AccessToken, password, 'harvest2'),
      change(AccessToken, password, 'harvest3'),
    ]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
