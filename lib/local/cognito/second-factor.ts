import { requireUser } from './administration.ts';
import { CognitoError, invalidParameter, sessionExpired } from './errors.ts';
import { type Input, readMap, readText, requireParameter } from './input.ts';
import { type Operation, type Pool, TOTP } from './pool.ts';
import { open, SIGN_IN_MS, seal } from './sealed.ts';
import type { User } from './store.ts';
import { authenticate } from './tokens.ts';
import { newSecret, stepOf } from './totp.ts';

/** Gives the user a secret for an authenticator app. One that is in use stays so until a code of the new one came. */
export const associateSoftwareToken: Operation = async (pool, input) => {
  const { user } = authenticate(pool, input);
  user.offeredSecret = newSecret();
  await pool.store.commit();
  return { SecretCode: user.offeredSecret };
};

/** A code of the secret proves that the app has it. It is asked for at sign-ins only when it is switched on, too. */
export const verifySoftwareToken: Operation = async (pool, input) => {
  const { user } = authenticate(pool, input);
  const code = readText(input, 'UserCode', { max: 6, pattern: /^[0-9]+$/ });
  const secret = user.offeredSecret;
  if (!secret) throw invalidParameter('User has not associated a software token.');
  const step = stepOf(secret, code, pool.now());
  if (step === undefined) throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  delete user.offeredSecret;
  user.secondFactor = { secret, isOn: user.secondFactor?.isOn ?? false, lastStep: step };
  await pool.store.commit();
  return { Status: 'SUCCESS' };
};

export const setUserMfaPreference: Operation = (pool, input) =>
  setPreference(pool, authenticate(pool, input).user, input);

export const adminSetUserMfaPreference: Operation = (pool, input) =>
  setPreference(pool, requireUser(pool, input), input);

async function setPreference(pool: Pool, user: User, input: Input): Promise<object> {
  const settings = input['SoftwareTokenMfaSettings'];
  const isOn = typeof settings === 'object' && settings !== null && (settings as Input)['Enabled'] === true;
  if (isOn && !user.secondFactor) throw invalidParameter('User has not verified software token mfa');
  if (settings !== undefined && user.secondFactor) user.secondFactor.isOn = isOn;
  await pool.store.commit();
  return {};
}

/** A sign-in whose password was right and whose code is still to come. */
interface Half {
  readonly sub: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

/** Asks for the code, where the user has switched it on. */
export function codeChallenge(pool: Pool, user: User): object | undefined {
  if (!user.secondFactor?.isOn) return undefined;
  const half: Half = { sub: user.sub, expires: pool.now() + SIGN_IN_MS };
  return {
    ChallengeName: TOTP,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username },
    Session: seal(pool, half),
  };
}

/**
 * Whose code it is, and whether it is right. Throws NotAuthorizedException unless the session is of a password that was
 * right, and ExpiredCodeException for a code that was used before.
 */
export function readCodeAnswer(pool: Pool, input: Input): { user: User; isRight: boolean } {
  const responses = readMap(input, 'ChallengeResponses');
  const half = open<Half>(pool, readText(input, 'Session', { max: 2048 }));
  const user = pool.store.users.get(requireParameter(responses, 'USERNAME').toLowerCase());
  const code = requireParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const { secondFactor } = user ?? {};
  if (!half || !user || !secondFactor || half.sub !== user.sub || half.expires <= pool.now()) {
    throw sessionExpired();
  }
  const step = stepOf(secondFactor.secret, code, pool.now());
  if (step !== undefined && step <= secondFactor.lastStep) {
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  }
  if (step !== undefined) secondFactor.lastStep = step;
  return { user, isRight: step !== undefined };
}
