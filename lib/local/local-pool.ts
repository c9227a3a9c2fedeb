import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { startCognito } from './cognito/cognito.ts';
import { chosenFolder, type DataFolder, FolderInUse, holdsState, openDataFolder } from './data-folder.ts';
import { credentials } from './environment.ts';
import { LocalError } from './local-error.ts';
import { findRunning, type Running } from './running.ts';

export interface LocalPool {
  readonly userPoolId: string;
  readonly client: CognitoIdentityProviderClient;
  readonly close: () => Promise<void>;
}

/** The accounts of this machine, whether the system is running or not. Throws a `LocalError` when there are none. */
export async function openLocalPool(): Promise<LocalPool> {
  const found = findSystem();
  if ('inside' in found) return openResting(found);
  const client = poolClient(found.cognito);
  return { userPoolId: found.userPoolId, client, close: async () => client.destroy() };
}

/**
 * The folder of the local system, locked for this process when it is not running, or the addresses of its parts while
 * it runs. Throws a `LocalError` when there is none, and while the system starts or ends.
 */
export function findSystem(): DataFolder | Running {
  const path = chosenFolder();
  if (!holdsState(path))
    throw new LocalError(`There are no accounts in ${path} yet: run npm start, or set LOCAL_DIR.`);
  try {
    return openDataFolder(path);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const running = findRunning(path);
    if (running) return running;
    throw new LocalError(`The system in ${path} is just starting or ending: try again in a moment.`);
  }
}

async function openResting(folder: DataFolder): Promise<LocalPool> {
  const cognito = await startCognito({
    dataDir: folder.inside('identity'),
    preSignUp: async (event) => event,
    credentials: credentials(),
    onMessage: () => undefined,
  });
  const client = poolClient(cognito.endpoint);
  const close = async () => {
    client.destroy();
    await cognito.close();
    folder.release();
  };
  return { userPoolId: cognito.userPoolId, client, close };
}

/** A client of this machine's pool for operators. */
export const poolClient = (endpoint: string) =>
  new CognitoIdentityProviderClient({ region: 'us-east-1', endpoint, credentials: credentials() });
