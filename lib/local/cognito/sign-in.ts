import { CognitoError, incorrectSignIn, invalidParameter, notAuthorized } from './errors.ts';
import { type Input, readMap, readText, requireParameter } from './input.ts';
import { forgetFailedSignIns, noteFailedSignIn, refuseLocked } from './limits.ts';
import { passwordMatches } from './passwords.ts';
import { type Operation, type Pool, requireClient } from './pool.ts';
import { codeChallenge, readCodeAnswer } from './second-factor.ts';
import { endSessions, findSession, openSession, resumeSession } from './sessions.ts';
import { offerVerifier, readProof } from './srp-sign-in.ts';
import type { User } from './store.ts';
import { authenticate, issueTokens } from './tokens.ts';

export const initiateAuth: Operation = (pool, input) => {
  requireClient(pool, input);
  const flow = readText(input, 'AuthFlow');
  const parameters = readMap(input, 'AuthParameters');
  if (flow === 'USER_PASSWORD_AUTH') return signInByPassword(pool, parameters);
  if (flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN') {
    return refresh(pool, requireParameter(parameters, 'REFRESH_TOKEN'));
  }
  if (flow === 'USER_SRP_AUTH') return offerVerifier(pool, parameters);
  throw invalidParameter(`${flow} flow not enabled for this client`);
};

export const respondToAuthChallenge: Operation = async (pool, input) => {
  requireClient(pool, input);
  const name = readText(input, 'ChallengeName');
  const responses = readMap(input, 'ChallengeResponses');
  if (name === 'PASSWORD_VERIFIER') return signInByProof(pool, responses);
  if (name === 'SOFTWARE_TOKEN_MFA') return signInByCode(pool, input);
  throw invalidParameter(`${name} is not a challenge of this client`);
};

export const getTokensFromRefreshToken: Operation = (pool, input) => {
  requireClient(pool, input);
  return refresh(pool, readText(input, 'RefreshToken'));
};

export const globalSignOut: Operation = async (pool, input) => {
  endSessions(pool, authenticate(pool, input).user);
  await pool.store.commit();
  return {};
};

/** Ends one session with its access tokens. By RFC 7009 an unknown token is no error: it is invalid already. */
export const revokeToken: Operation = async (pool, input) => {
  requireClient(pool, input);
  const token = readText(input, 'Token', { max: 131_072 });
  if (pool.jwt.verify(token)) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type.');
  }
  const session = findSession(pool, token);
  if (session && !session.revoked) {
    session.revoked = true;
    await pool.store.commit();
  }
  return {};
};

async function signInByPassword(pool: Pool, parameters: Input): Promise<object> {
  const username = requireParameter(parameters, 'USERNAME').toLowerCase();
  const password = requireParameter(parameters, 'PASSWORD');
  const user = pool.store.users.get(username);
  refuseLocked(pool, username);
  const matches = await passwordMatches(password, user?.passwordHash, pool.passwordCost);
  return finishSignIn(pool, username, matches ? user : undefined);
}

async function signInByProof(pool: Pool, responses: Input): Promise<object> {
  const { username, isRight } = readProof(pool, responses);
  return finishSignIn(pool, username, isRight ? pool.store.users.get(username) : undefined);
}

/** Opens a session for the user whose password was right; without one it is a failed try for the name. */
async function finishSignIn(pool: Pool, username: string, user: User | undefined): Promise<object> {
  // Checked again after a password's hash: parallel tries count like tries in a row.
  refuseLocked(pool, username);
  // A user deleted meanwhile gets no session: it would belong to whoever takes the name next.
  if (!user || pool.store.users.get(username) !== user) {
    await noteFailedSignIn(pool, username);
    throw incorrectSignIn();
  }
  if (user.disabled) throw notAuthorized('User is disabled.');
  if (!user.confirmed) throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  return codeChallenge(pool, user) ?? answerTokens(pool, user);
}

async function signInByCode(pool: Pool, input: Input): Promise<object> {
  refuseLocked(pool, requireParameter(readMap(input, 'ChallengeResponses'), 'USERNAME').toLowerCase());
  const { user, isRight } = readCodeAnswer(pool, input);
  if (!isRight) {
    // With the password alone nobody may try one code after the other.
    await noteFailedSignIn(pool, user.username);
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  }
  if (user.disabled) throw notAuthorized('User is disabled.');
  return answerTokens(pool, user);
}

async function answerTokens(pool: Pool, user: User): Promise<object> {
  forgetFailedSignIns(pool, user.username);
  const { session, refreshToken } = openSession(pool, user);
  await pool.store.commit();
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...issueTokens(pool, user, session), RefreshToken: refreshToken },
  };
}

/** Returns no refresh token: rotation is off, since a reply lost on a bad network would sign the member out. */
function refresh(pool: Pool, refreshToken: string): object {
  const { session, user } = resumeSession(pool, refreshToken);
  return { ChallengeParameters: {}, AuthenticationResult: issueTokens(pool, user, session) };
}
