import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { errorCode } from './local-error.ts';

interface Pair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What one machine tells devices with, and the keys of the device that its mailbox is; in base64url. */
export interface LocalPushKeys {
  readonly operator: Pair;
  readonly mailbox: Pair & { readonly auth: string };
}

/** Made at the first start: with others, browsers would have to subscribe anew. */
export function openPushKeys(file: string): LocalPushKeys {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalPushKeys;
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT' && !(cause instanceof SyntaxError)) throw cause;
  }
  const keys = {
    operator: newPair(),
    mailbox: { ...newPair(), auth: randomBytes(16).toString('base64url') },
  };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

function newPair(): Pair {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url', 'uncompressed');
  // Of a number that begins with zeros, Node leaves these out.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
