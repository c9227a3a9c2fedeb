import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { Config } from '#contract/config.ts';
import { news } from '#contract/news/news.ts';
import { requireEnv } from '#platform/env.ts';

const SITE = requireEnv('SITE_ORIGIN');
const USERNAME = requireEnv('CANARY_NAME');
const PASSWORD = requireEnv('CANARY_PASSWORD');
const CALL_LIMIT_MS = 10_000;
/** A community that each system starts with, and that nobody may delete. */
const COMMUNITY = '1';

/**
 * Does what a member does first, in the same way: asks the site for its configuration, signs in with the site's library
 * and flow, and reads the news. Throws, in words, where a member would be stopped.
 */
export async function visit(): Promise<void> {
  const config = Config.parse(await read('/config.json'));
  const token = await signInAs(config);
  const path = news.listNews.path.replace('{communityId}', COMMUNITY);
  news.listNews.output.parse(await read(path, { authorization: `Bearer ${token}` }));
}

async function read(path: string, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(`${SITE}${path}`, { headers, signal: AbortSignal.timeout(CALL_LIMIT_MS) });
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`);
  return reply.json();
}

/** An access token; each round signs in anew. */
async function signInAs({
  userPoolId,
  userPoolClientId,
  userPoolEndpoint,
  authFlow,
}: Config): Promise<string> {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(forOneRound());
  const { nextStep } = await signIn({
    username: USERNAME,
    password: PASSWORD,
    options: { authFlowType: authFlow },
  });
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error(`signing in ends at ${nextStep.signInStep}`);
  return tokens.accessToken.toString();
}

function forOneRound() {
  const kept = new Map<string, string>();
  return {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}
