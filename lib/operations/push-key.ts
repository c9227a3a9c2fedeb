import { askParameters, ParameterError, type ParameterStore, readParameter } from '#platform/parameter.ts';
import { pushParameter } from '../cloud/push-key.ts';
import type { Settings } from '../cloud/settings.ts';
import { newPushPair, publicKeyOf } from '../push-pair.ts';
import { DeploymentError } from './deployment-error.ts';

const WITHOUT = 'Without web push, deploy with --context pushKey=none.';

/**
 * The public key of a stage's web push. The private one is made once, and kept as an encrypted parameter: with another,
 * every device would have to begin anew. Throws a `DeploymentError` where the account refuses, or the setting names
 * another key.
 */
export async function openPushKey(
  settings: Pick<Settings, 'stage' | 'pushKey'>,
  store: ParameterStore,
): Promise<string> {
  const name = pushParameter(settings);
  const publicKey = await said(name, async () => {
    const present = await readParameter(name, store);
    return present === undefined ? make(name, store) : publicKeyIn(name, present);
  });
  if (settings.pushKey === undefined || settings.pushKey === publicKey) return publicKey;
  throw new DeploymentError(
    `The setting pushKey is not the public key of ${name}, with which devices would take nothing: set it to ${publicKey}, or leave it out.`,
  );
}

async function make(name: string, store: ParameterStore): Promise<string> {
  const { publicKey, privateKey } = newPushPair();
  // Never over one that somebody else made a moment ago.
  const parameter = { Name: name, Value: privateKey, Type: 'SecureString', Overwrite: false };
  const Description = 'The private key of web push: with another, every device has to begin anew.';
  await askParameters('PutParameter', { ...parameter, Description }, store);
  return publicKey;
}

function publicKeyIn(name: string, privateKey: string): string {
  try {
    return publicKeyOf(privateKey);
  } catch {
    // Without the cause, which might quote the key.
    throw new DeploymentError(
      `${name} holds no key for web push. Delete it, and deploy again: a new one is made. ${WITHOUT}`,
    );
  }
}

/** Does what asks Systems Manager, and says in a sentence why that is not done. */
async function said(name: string, ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DeploymentError) throw error;
    const { message } = error as Error;
    throw new DeploymentError(
      error instanceof ParameterError
        ? `The account refuses the key for web push, ${name}, which takes ssm:GetParameter and ssm:PutParameter: ${message} (${error.code}) ${WITHOUT}`
        : `Systems Manager does not answer about the key for web push, ${name}: ${message} ${WITHOUT}`,
    );
  }
}
