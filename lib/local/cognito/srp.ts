import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/*
 * The server's half of Cognito's SRP-6a: the browser proves that it knows the password and never sends it. Group and
 * hashes are those of amazon-cognito-identity-js: the 3072-bit group of RFC 5054 with generator 2, SHA-256, and numbers
 * in the bytes of two's complement.
 */

const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
const g = 2n;
const k = hashed(bytesOf(N), bytesOf(g));

/** What a pool keeps of a password for SRP, both in hexadecimal digits. */
export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

/** The server's secret for one sign-in and what it sends for it, in hexadecimal digits. */
export interface Offer {
  readonly secret: string;
  /** `SRP_B` */
  readonly offered: string;
}

export function newVerifier(poolId: string, username: string, password: string): Verifier {
  const salt = randomBytes(16).toString('hex');
  const inner = createHash('sha256')
    .update(`${poolName(poolId)}${username}:${password}`)
    .digest();
  const x = hashed(bytesOf(numberOf(salt)), inner);
  return { salt, verifier: power(g, x).toString(16) };
}

/** A verifier that no password fits, for a user who does not exist: the same salt each time for the same name. */
export function strangersVerifier(poolId: string, username: string): Verifier {
  const salt = createHash('sha256').update(`${poolId}/${username}`).digest('hex').slice(0, 32);
  return { salt, verifier: power(g, numberOf(randomBytes(32).toString('hex'))).toString(16) };
}

export function newOffer({ verifier }: Verifier): Offer {
  const secret = randomBytes(32).toString('hex');
  return { secret, offered: ((k * numberOf(verifier) + power(g, numberOf(secret))) % N).toString(16) };
}

/** Whether a browser's `SRP_A` can be used: a multiple of N would make the secret known to all. */
export const isUsable = (sent: string) => /^[0-9a-f]{1,1024}$/i.test(sent) && numberOf(sent) % N !== 0n;

export interface Proof {
  readonly poolId: string;
  readonly username: string;
  readonly verifier: Verifier;
  readonly offer: Offer;
  /** `SRP_A` */
  readonly sent: string;
  readonly secretBlock: string;
  /** As the browser wrote it: `Tue Nov 3 09:05:00 UTC 2026`. */
  readonly timestamp: string;
  /** `PASSWORD_CLAIM_SIGNATURE`, in base64. */
  readonly signature: string;
}

/** Whether the signature was made by someone who knows the password of the verifier. */
export function isProven(proof: Proof): boolean {
  const { poolId, username, offer, sent, secretBlock, timestamp } = proof;
  const [a, b] = [numberOf(sent), numberOf(offer.offered)];
  const u = hashed(bytesOf(a), bytesOf(b));
  const shared = power(a * power(numberOf(proof.verifier.verifier), u), numberOf(offer.secret));
  const key = hkdfSync('sha256', bytesOf(shared), bytesOf(u), 'Caldera Derived Key', 16);
  const expected = createHmac('sha256', Buffer.from(key))
    .update(`${poolName(poolId)}${username}`)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
  const given = Buffer.from(proof.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function poolName(poolId: string): string {
  return poolId.split('_')[1] ?? '';
}

function numberOf(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function hashed(...parts: readonly Uint8Array[]): bigint {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return numberOf(hash.digest('hex'));
}

/** The number's bytes as Java's `BigInteger.toByteArray` gives them: a zero before a first bit that is set. */
function bytesOf(number: bigint): Buffer {
  const hex = number.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}
