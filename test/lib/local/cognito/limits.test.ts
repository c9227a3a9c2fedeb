import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute, openLocalPool, pairs, refusal, refusals } from './local-pool.ts';

let pool: Awaited<ReturnType<typeof openLocalPool>>;
beforeEach(async () => {
  pool = await openLocalPool();
  pool.stopClock();
});
afterEach(() => pool.close());

const exceeded = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const tooMany = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};
const fail = (username: string) => refusal(pool.signIn(username, 'mistaken'));
async function failOften(username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect(await fail(username)).toEqual(refusals.incorrectSignIn);
}

// "Things to know about authentication with user pools", lockout behavior: after five failed attempts a lock of
// one second, which doubles with each further failure up to about 15 minutes.
describe('failed sign-ins', () => {
  test('lock the user for a second after five, and for twice as long after each further one', async () => {
    const { username } = await pool.newMember();
    await failOften(username, 5);

    for (let seconds = 1; seconds <= 512; seconds *= 2) {
      expect(await fail(username)).toEqual(exceeded);
      pool.advance(seconds * 1000 - 1);
      expect(await fail(username)).toEqual(exceeded);
      pool.advance(1);
      expect(await fail(username)).toEqual(refusals.incorrectSignIn);
    }

    // 1,024 seconds would be more than 15 minutes.
    pool.advance(15 * minute - 1);
    expect(await fail(username)).toEqual(exceeded);
    pool.advance(1);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // "Attempts made during a lockout period generate a Password attempts exceeded exception, and don't affect the
  // duration of subsequent lockout periods."
  test('keep the right password out meanwhile, and what is tried then does not count', async () => {
    const { username } = await pool.newMember();
    await failOften(username, 5);

    for (let time = 0; time < 9; time += 1) expect(await refusal(pool.signIn(username))).toEqual(exceeded);
    pool.advance(1000);

    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // "To reset the lockout to its initial state, your user must either sign in successfully after a lockout period
  // expires, or not initiate any sign-in attempts for 15 consecutive minutes."
  test.each([
    ['a sign-in', async (username: string) => void (await pool.signIn(username))],
    ['15 minutes without a try', async () => pool.advance(15 * minute)],
  ])('are forgotten after %s', async (_, pass) => {
    const { username } = await pool.newMember();
    await failOften(username, 5);
    pool.advance(1000);

    await pass(username);

    await failOften(username, 5);
    expect(await fail(username)).toEqual(exceeded);
    pool.advance(1000);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  // "Managing user existence error responses": who is not there is answered as who is.
  test('lock a name of nobody alike, and no other', async () => {
    const { username } = await pool.newMember();
    await failOften('Nobody', 5);

    expect(await fail('nobody')).toEqual(exceeded);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  test('count no more than once each when they come at once, and are known after a restart', async () => {
    const { username } = await pool.newMember();

    const answers = await Promise.all(Array.from({ length: 20 }, () => fail(username)));

    expect(answers.filter(({ message }) => message !== exceeded.message)).toHaveLength(5);
    await pool.restart();
    expect(await refusal(pool.signIn(username))).toEqual(exceeded);
    pool.advance(1000);
    await expect(pool.signIn(username)).resolves.toHaveProperty('AccessToken');
  });

  test('end no session that is open', async () => {
    const { username, AccessToken } = await pool.newMember();
    await failOften(username, 5);

    await expect(pool.attributesOf(AccessToken)).resolves.toHaveProperty('sub');
  });
});

const withEmail = async () => {
  const { AccessToken } = await pool.newMember();
  const UserAttributes = pairs({ email: 'fay@example.com' });
  await pool.client.updateUserAttributes({ AccessToken, UserAttributes });
  return AccessToken;
};

/** What a user does again and again, with the token of an account that may. */
type Repeated = [name: string, most: number, act: (AccessToken: string) => Promise<unknown>];

// "Quotas in Amazon Cognito": requests of a user in an hour. For ForgotPassword and ConfirmForgotPassword it is
// 5 to 20, by a risk that Cognito sees: the least is what screens have to bear.
const repeated: Repeated[] = [
  ['ForgotPassword', 5, () => pool.forgot('fay')],
  ['ConfirmForgotPassword', 5, () => pool.reset('fay', '000000')],
  ['ResendConfirmationCode', 5, () => pool.resend('fay')],
  ['ConfirmSignUp', 15, () => pool.confirm('fay', '000000')],
  [
    'ChangePassword',
    5,
    (AccessToken) =>
      pool.client.changePassword({
        AccessToken,
        PreviousPassword: 'mistaken',
        ProposedPassword: 'harvest2',
      }),
  ],
  [
    'GetUserAttributeVerificationCode',
    5,
    (AccessToken) => pool.client.getUserAttributeVerificationCode({ AccessToken, AttributeName: 'email' }),
  ],
  [
    'VerifyUserAttribute',
    15,
    (AccessToken) => pool.client.verifyUserAttribute({ AccessToken, AttributeName: 'email', Code: '000000' }),
  ],
];

describe.each(repeated)('%s', (_, most, act) => {
  test(`is refused after ${most} in an hour, also after a restart`, async () => {
    const token = await withEmail();
    for (let time = 0; time < most; time += 1) {
      const answer = await act(token).catch(({ name }: Error) => name);
      expect(answer).not.toBe(tooMany.name);
    }

    expect(await refusal(act(token))).toEqual(tooMany);
    await pool.restart();
    expect(await refusal(act(token))).toEqual(tooMany);
  });
});

test('the requests of an hour ago count no more, and those of one user not for another', async () => {
  await pool.signUp('fay', { email: 'fay@example.com' });
  await pool.signUp('gus', { email: 'gus@example.com' });
  for (let time = 0; time < 5; time += 1) await pool.resend('fay');
  expect(await refusal(pool.resend('FAY'))).toEqual(tooMany);

  await expect(pool.resend('gus')).resolves.toBeDefined();
  pool.advance(hour);
  await expect(pool.resend('fay')).resolves.toBeDefined();
});
