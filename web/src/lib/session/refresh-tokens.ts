import { decodeJWT } from 'aws-amplify/auth';
import type { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { config } from '#web/lib/config.ts';
import { type Answer, fetchText } from '#web/lib/time-limit.ts';
import { cognitoRequest } from './cognito-request.ts';

/*
 * Amplify's own refresher brings everything that its other requests to the pool need, 4 KiB, and each page would wait
 * for it: a member has to be able to refresh their tokens at once, also on a page older than the site.
 */

type Refresher = Parameters<typeof cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokenRefresher>[0];
type Fresh = Awaited<ReturnType<Refresher>>;

interface Result {
  readonly AccessToken: string;
  readonly IdToken?: string;
  readonly RefreshToken?: string;
}

/** As many as Amplify makes. */
const TRIES = 3;
/** Milliseconds until the second try, at most; twice as many until the third. */
const PAUSE_MS = 200;

let pending: Promise<Fresh> | undefined;

/** New tokens by the refresh token; one request for all who ask meanwhile. Errors have Cognito's names. */
export const refreshTokens: Refresher = (given) => {
  pending ??= refresh(given).finally(() => {
    pending = undefined;
  });
  return pending;
};

async function refresh({ tokens: { refreshToken }, username }: Parameters<Refresher>[0]): Promise<Fresh> {
  // A session without one cannot go on.
  if (!refreshToken) throw named('NotAuthorizedException');
  const { AccessToken, IdToken, RefreshToken } = await ask(refreshToken);
  const accessToken = decodeJWT(AccessToken);
  return {
    accessToken,
    idToken: IdToken ? decodeJWT(IdToken) : undefined,
    clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
    refreshToken: RefreshToken ?? refreshToken,
    username,
  };
}

async function ask(RefreshToken: string, tried = 1): Promise<Result> {
  const input = { ClientId: config().userPoolClientId, RefreshToken };
  const { url, init } = cognitoRequest('GetTokensFromRefreshToken', input);
  const result = await fetchText(url, init).then(resultOf, (cause: Error) =>
    cause instanceof TypeError ? named('NetworkError') : cause,
  );
  if (!(result instanceof Error)) return result;
  if (tried === TRIES || !mayPass.includes(result.name)) throw result;
  await new Promise((done) => setTimeout(done, Math.random() * PAUSE_MS * tried));
  return ask(RefreshToken, tried + 1);
}

const mayPass = ['NetworkError', 'InternalErrorException', 'TooManyRequestsException'];

function resultOf({ status, text }: Answer): Result | Error {
  try {
    const body = JSON.parse(text);
    if (status === 200) return body.AuthenticationResult;
    const name = String(body.__type).replace(/^.*#/, '');
    return named(status < 500 ? name : 'InternalErrorException', body.message);
  } catch {
    // Not from Cognito: the sign-in page of a network, or a server on the way.
    return named(status === 429 ? 'TooManyRequestsException' : 'InternalErrorException');
  }
}

const named = (name: string, message = name) => Object.assign(new Error(message), { name });
