import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { askingAsMember, checkPassword } from './identity-codes.ts';
import type { Words } from './identity-error.ts';
import { sessionName } from './renew-session.ts';

/* The second step of a sign-in: a code of an authenticator app (TOTP). Each of these throws an `ApiError`. */

export async function isSecondFactorOn(): Promise<boolean> {
  const { enabled = [] } = await askingAsMember(() => fetchMFAPreference());
  return enabled.includes('TOTP');
}

/** What an authenticator app needs to know. */
export interface AppSecret {
  /** To be typed, in groups of four letters. */
  readonly letters: string;
  /** The same as an address, for a code to scan or a link to open. */
  readonly address: string;
}

/** A new secret. An app that is in use stays so until a code of the new one came. */
export async function newAppSecret(): Promise<AppSecret> {
  const { sharedSecret, getSetupUri } = await askingAsMember(() => setUpTOTP());
  return {
    letters: sharedSecret.match(/.{1,4}/g)?.join(' ') ?? sharedSecret,
    address: getSetupUri('Furrow', sessionName()).href,
  };
}

/**
 * Switches the second step on; `identity.wrong` unless it is the member's password, `code.wrong` when the code is not of
 * the newest secret. `progress` keeps that a code was taken, so that a further try goes on from there: a code is good
 * once.
 */
export async function switchOn(
  { password, code }: { password: string; code: string },
  progress: { isVerified?: boolean },
): Promise<void> {
  await checkPassword(password);
  if (!progress.isVerified) await askingAsMember(() => verifyTOTPSetup({ code }), words);
  progress.isVerified = true;
  await askingAsMember(() => updateMFAPreference({ totp: 'PREFERRED' }));
}

/** Switches the second step off; `identity.wrong` unless it is the member's password. */
export async function switchOff(password: string): Promise<void> {
  await checkPassword(password);
  await askingAsMember(() => updateMFAPreference({ totp: 'DISABLED' }));
}

const words: Words = (name, text) =>
  name === 'EnableSoftwareTokenMFAException' || name === 'CodeMismatchException'
    ? [400, 'code.wrong', text]
    : undefined;
