import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Config } from '#contract/config.ts';
import { startCognito } from './cognito/cognito.ts';
import { loadIdentity } from './cognito/identity.ts';
import { chosenFolder, type DataFolder, FolderInUse, holdsState, openDataFolder } from './data-folder.ts';
import { credentials } from './environment.ts';
import { chosenPort } from './listen.ts';
import { LocalError } from './local-error.ts';

export interface LocalPool {
  readonly userPoolId: string;
  readonly client: CognitoIdentityProviderClient;
  readonly close: () => Promise<void>;
}

/** The accounts of this machine, of a system that runs or rests. Throws a `LocalError` when there are none. */
export async function openLocalPool(): Promise<LocalPool> {
  const path = chosenFolder();
  if (!holdsState(path))
    throw new LocalError(`There are no accounts in ${path} yet: run npm start, or set LOCAL_DIR.`);
  let folder: DataFolder;
  try {
    folder = openDataFolder(path);
  } catch (error) {
    if (error instanceof FolderInUse) return reachRunning(path);
    throw error;
  }
  return openResting(folder);
}

async function openResting(folder: DataFolder): Promise<LocalPool> {
  const cognito = await startCognito({
    dataDir: folder.inside('identity'),
    preSignUp: async (event) => event,
    credentials: credentials(),
    onMessage: () => undefined,
  });
  const client = clientAt(cognito.endpoint);
  const close = async () => {
    client.destroy();
    await cognito.close();
    folder.release();
  };
  return { userPoolId: cognito.userPoolId, client, close };
}

/** Where the accounts of a running system are, its site says. */
async function reachRunning(path: string): Promise<LocalPool> {
  const url = `http://localhost:${chosenPort()}`;
  const { userPoolId } = await loadIdentity(`${path}/identity`);
  const config = await fetch(`${url}/config.json`)
    .then((reply) => reply.json())
    .catch(() => undefined);
  const { data } = Config.safeParse(config);
  if (data?.userPoolId !== userPoolId || !data.userPoolEndpoint)
    throw new LocalError(
      `${path} is in use, but not by what runs at ${url}: set PORT as it was started with.`,
    );
  const client = clientAt(data.userPoolEndpoint);
  return { userPoolId, client, close: async () => client.destroy() };
}

const clientAt = (endpoint: string) =>
  new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint, credentials: credentials() });
