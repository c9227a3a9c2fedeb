import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { newPushPair, type PushPair } from '#lib/push-pair.ts';
import { errorCode } from '../local-error.ts';

/** What one machine tells devices with, and the keys of the device that its mailbox is; in base64url. */
export interface LocalPushKeys {
  readonly operator: PushPair;
  readonly mailbox: PushPair & { readonly auth: string };
}

/** Made at the first start: with others, browsers would have to subscribe anew. */
export function openPushKeys(file: string): LocalPushKeys {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalPushKeys;
  } catch (cause) {
    if (errorCode(cause) !== 'ENOENT' && !(cause instanceof SyntaxError)) throw cause;
  }
  const keys = {
    operator: newPushPair(),
    mailbox: { ...newPushPair(), auth: randomBytes(16).toString('base64url') },
  };
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
