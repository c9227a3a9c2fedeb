import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CognitoError } from './errors.ts';
import { type Input, readText } from './input.ts';
import { newVerifier, type Verifier } from './srp.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt's default cost; hashes without a cost were made with it. */
export const COST = 16_384;
export const LEAST_COST = 2;

/** A password as it was typed; throws only where Cognito's own request validation would. */
export function readPassword(input: Input, name: string): string {
  return readText(input, name, { max: 256, pattern: /^[\S]+.*[\S]+$/ });
}

/** The pool's whole policy is six characters; throws InvalidPasswordException below that. */
export function readNewPassword(input: Input, name: string): string {
  const password = readPassword(input, name);
  if (password.length < 6) {
    const message = 'Password did not conform with policy: Password not long enough';
    throw new CognitoError('InvalidPasswordException', message);
  }
  return password;
}

/** Whose password it is, and at what cost it is hashed. */
export interface PasswordOwner {
  readonly userPoolId: string;
  readonly username: string;
  /** scrypt's, a power of 2. */
  readonly cost: number;
}

/**
 * `salt.hash.cost.salt.verifier`: the first two in base64url for scrypt, the last two in hexadecimal digits for SRP.
 */
export async function hashPassword(
  password: string,
  { userPoolId, username, cost }: PasswordOwner,
): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, { cost });
  const srp = newVerifier(userPoolId, username, password);
  return [salt.toString('base64url'), hash.toString('base64url'), cost, srp.salt, srp.verifier].join('.');
}

/** What SRP needs of a stored password; undefined when it was stored before the stand-in knew SRP. */
export function verifierIn(stored: string | undefined): Verifier | undefined {
  const [, , , salt, verifier] = stored?.split('.') ?? [];
  return salt && verifier ? { salt, verifier } : undefined;
}

/** Takes as long for an unknown user as for a wrong password. */
export async function passwordMatches(
  password: string,
  stored: string | undefined,
  usualCost: number,
): Promise<boolean> {
  const [salt = '', hash = '', cost = COST] = (stored ?? `..${usualCost}`).split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), 32, { cost: Number(cost) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
