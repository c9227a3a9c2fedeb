import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CognitoError } from './errors.ts';
import { type Input, readText } from './input.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** A password as the caller typed it; throws only where Cognito's own request validation would. */
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

/** `salt.hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Takes as long for a missing user as for a wrong password. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), 32);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
