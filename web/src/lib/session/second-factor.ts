import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { askingAsMember } from './identity-codes.ts';
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

/** Switches the second step on; `code.wrong` when the code is not of the newest secret. */
export async function switchOn(code: string): Promise<void> {
  await askingAsMember(() => verifyTOTPSetup({ code }), words);
  await askingAsMember(() => updateMFAPreference({ totp: 'PREFERRED' }));
}

export async function switchOff(): Promise<void> {
  await askingAsMember(() => updateMFAPreference({ totp: 'DISABLED' }));
}

const words: Words = (name, text) =>
  name === 'EnableSoftwareTokenMFAException' || name === 'CodeMismatchException'
    ? [400, 'code.wrong', text]
    : undefined;
