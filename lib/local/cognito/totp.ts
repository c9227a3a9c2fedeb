import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* One-time codes of an authenticator app: RFC 6238 with SHA-1, 30 seconds and 6 digits, as Cognito has them. */

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32: 32 random bytes are 52 letters, as Cognito's are. */
export function newSecret(): string {
  const bits = [...randomBytes(32)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** The code of a secret at a time (epoch milliseconds). */
export const codeAt = (secret: string, time: number): string => codeOf(secret, Math.floor(time / STEP_MS));

/**
 * The step that a code is of: the present one, or one before or after it for clocks that differ; undefined when wrong.
 */
export function stepOf(secret: string, code: string, time: number): number | undefined {
  const now = Math.floor(time / STEP_MS);
  return [now, now - 1, now + 1].find((step) => isSame(codeOf(secret, step), code));
}

function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 0x0f;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
