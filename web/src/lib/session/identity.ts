import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { Config } from '#contract/config.ts';
import { joinedIds } from '#contract/users/member-id.ts';
import { config } from '#web/lib/config.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { cognitoRequest } from './cognito-request.ts';
import { identityError, isRefusal } from './identity-error.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { amplifyStorage, readStored, storedEntries } from './session-storage.ts';
import { inTurn } from './token-turns.ts';

export interface Tokens {
  readonly access: string;
  /** The member's id everywhere: the Cognito `sub`, or the id that the account is joined to. */
  readonly id: string;
}

type TokenStorage = ReturnType<typeof amplifyStorage>;

let inUse: TokenStorage;

/** Points Amplify at the user pool and at our storage; `onToken` gets each new access token. */
export function configureIdentity(settings: Config, onToken: (token: string) => void): void {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = settings;
  // Amplify would warn of an endpoint of our own, as on one machine.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokenRefresher(refreshTokens);
  inUse = amplifyStorage(onToken);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(inUse);
}

/** Makes Amplify keep its tokens elsewhere meanwhile. Nobody else may ask for tokens: this is for `inTurn` alone. */
export async function besideSession<Result>(
  storage: TokenStorage,
  run: () => Promise<Result>,
): Promise<Result> {
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
  try {
    return await run();
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(inUse);
  }
}

/**
 * The tokens, refreshed by Amplify when they are about to expire, or at once with `fresh`. Undefined when the pool
 * refuses the session; throws an `ApiError` when the pool cannot be reached.
 */
export const currentTokens = (fresh = false): Promise<Tokens | undefined> =>
  inTurn('shared', () => askTokens(fresh));

/** As `currentTokens`, for whoever has the turn already, or needs none. */
export async function askTokens(fresh: boolean): Promise<Tokens | undefined> {
  try {
    const { tokens, userSub } = await withinLimit(() => fetchAuthSession({ forceRefresh: fresh }));
    if (!tokens || !userSub) return undefined;
    const { accessToken } = tokens;
    const groups = accessToken.payload['cognito:groups'];
    const [id = userSub] = joinedIds(Array.isArray(groups) ? groups.map(String) : []);
    return { access: accessToken.toString(), id };
  } catch (cause) {
    if (isRefusal(cause)) return undefined;
    throw identityError(cause);
  }
}

/** The pool's attributes of the member, as texts by Cognito's names: `given_name`, `phone_number`. */
export async function identityAttributes(): Promise<Record<string, string>> {
  const { tokens } = await inTurn('shared', () => withinLimit(() => fetchAuthSession()));
  const claims = Object.entries(tokens?.idToken?.payload ?? {});
  return Object.fromEntries(
    claims.filter((claim): claim is [string, string] => typeof claim[1] === 'string'),
  );
}

/** Milliseconds that a member waits for the end of a session: without a signal they must not be held up. */
const REVOKE_TIME_LIMIT_MS = 3000;

/**
 * Revokes the stored refresh token, and never fails. It does not use Amplify's `signOut`, which waits without a signal,
 * and would clear the tokens of a member who signed in meanwhile. A closing page does not stop this request.
 */
export async function revokeIdentity(): Promise<void> {
  const key = Object.keys(storedEntries()).find((name) => name.endsWith('.refreshToken'));
  if (!key) return;
  const { userPoolClientId: ClientId } = config();
  const { url, init } = cognitoRequest('RevokeToken', { ClientId, Token: readStored(key) });
  await withinLimit(() => fetch(url, init), { limit: REVOKE_TIME_LIMIT_MS }).catch(() => undefined);
}
