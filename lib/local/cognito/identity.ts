import { generateKeyPair, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readFileIfAny, writeFileAtomically } from './atomic-file.ts';

export const region = 'us-east-1';

/** The pool's id, client and signing key. They are generated once, since tokens and configurations refer to them. */
export interface Identity {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** PEM (PKCS #8). */
  readonly privateKey: string;
}

/**
 * Loads the folder's pool, created at the first call. A throwaway pool gets a key that is fast to generate. The signing
 * key never leaves the folder.
 */
export async function loadIdentity(folder: string, isThrowaway: boolean): Promise<Identity> {
  const path = join(folder, 'pool.json');
  const text = await readFileIfAny(path);
  if (text !== undefined) return JSON.parse(text) as Identity;

  const identity = await createIdentity(isThrowaway ? 1024 : 2048);
  await writeFileAtomically(path, JSON.stringify(identity));
  return identity;
}

async function createIdentity(modulusLength: number): Promise<Identity> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength });
  return {
    userPoolId: `${region}_${randomText(9, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')}`,
    userPoolClientId: randomText(26, 'abcdefghijklmnopqrstuvwxyz0123456789'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function randomText(length: number, alphabet: string): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
