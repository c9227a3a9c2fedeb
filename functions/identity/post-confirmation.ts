import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { signOutEverywhere } from '#platform/identity.ts';

/**
 * Cognito calls this when an account is confirmed, and when a password was recovered by a code. A recovery ends all
 * sessions, so that whoever knew the old password, or stole a device, is signed out.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  try {
    await signOutEverywhere(event.userPoolId, event.userName);
  } catch (cause) {
    // By now the code is used up and the password is set.
    const words = 'The new password is set, but your other devices could not be signed out';
    throw new Error(`${words}. Please ask for another code and set a password once more`, { cause });
  }
  return event;
}
