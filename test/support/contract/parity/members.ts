import { Amplify } from 'aws-amplify';
import { deleteUser, fetchAuthSession, signIn, signUp } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { Config } from '#contract/config.ts';
import { callingAs, type TestMember } from '../../system/stack.ts';

export interface SignedUp extends TestMember {
  readonly idToken: string;
}

/**
 * The members of a system by its public ways alone: they sign up, in and away as a browser does, by its `config.json`.
 */
export async function membersOf(url: string) {
  const config = Config.parse(await (await fetch(`${url}/config.json`)).json());
  const { userPoolId, userPoolClientId, userPoolEndpoint, authFlow: authFlowType } = config;
  // It would warn of an endpoint of our own, which is what a system on one machine has.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } });
  const password = `Harvest-${crypto.randomUUID()}`;
  /** What each is signed in by: to sign one out would end the token that the rows come with. */
  const devices: Map<string, string>[] = [];

  return {
    /** A new account with its record, signed in. */
    async join(username: string): Promise<SignedUp> {
      const device = new Map<string, string>();
      use(device);
      await signUp({ username, password });
      await signIn({ username, password, options: { authFlowType } });
      devices.push(device);
      const { tokens } = await fetchAuthSession();
      if (!tokens?.idToken) throw new Error(`${username} was not signed in`);
      const id = String(tokens.accessToken.payload.sub);
      const member = callingAs(url, { id, token: `${tokens.accessToken}` });
      const { status, body } = await member.call('POST', '/api/users', { id });
      if (status !== 201) throw new Error(`${username} cannot be registered: ${JSON.stringify(body)}`);
      return { ...member, idToken: `${tokens.idToken}` };
    },
    /** Takes their accounts away. Their records stay: the API deletes none. */
    async leave(): Promise<void> {
      for (const device of devices) {
        use(device);
        await deleteUser();
      }
    },
  };
}

function use(device: Map<string, string>): void {
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void device.set(key, value),
    getItem: async (key) => device.get(key) ?? null,
    removeItem: async (key) => void device.delete(key),
    clear: async () => device.clear(),
  });
}
