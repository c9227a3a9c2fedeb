import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { signOutEverywhere } from '#platform/identity.ts';

/**
 * Cognito tells this of a confirmed account, and of a password that was recovered by a code: that one ends every
 * session, so that whoever knew the old password, or stole a device, is out.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  try {
    await signOutEverywhere(event.userPoolId, event.userName);
  } catch (cause) {
    // The code is used up and the password set by now.
    const words = 'The new password is set, but your other devices could not be signed out';
    throw new Error(`${words}. Please ask for another code and set a password once more`, { cause });
  }
  return event;
}
