import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Pool } from './pool.ts';

/*
 * What the pool has to remember between two requests of a sign-in travels with the client, which cannot read it: so
 * nothing has to be kept for sign-ins that are never finished.
 */

/** How long a sign-in may take between two of its requests, as the cloud's client is set; milliseconds. */
export const SIGN_IN_MS = 3 * 60_000;

const cipher = 'aes-256-gcm';
const NONCE = 12; // bytes
const TAG = 16; // bytes

const keyOf = (pool: Pool) =>
  Buffer.from(hkdfSync('sha256', pool.identity.privateKey, '', 'sealed for a client', 32));

export function seal(pool: Pool, content: object): string {
  const nonce = randomBytes(NONCE);
  const sealer = createCipheriv(cipher, keyOf(pool), nonce);
  const sealed = Buffer.concat([sealer.update(JSON.stringify(content)), sealer.final()]);
  return Buffer.concat([nonce, sealer.getAuthTag(), sealed]).toString('base64');
}

/** What was sealed; undefined for anything else. */
export function open<Content>(pool: Pool, text: string): Content | undefined {
  const bytes = Buffer.from(text, 'base64');
  try {
    const opener = createDecipheriv(cipher, keyOf(pool), bytes.subarray(0, NONCE), { authTagLength: TAG });
    opener.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return JSON.parse(`${opener.update(bytes.subarray(NONCE + TAG))}${opener.final()}`) as Content;
  } catch {
    return undefined;
  }
}
