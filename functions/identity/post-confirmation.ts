import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { forgetDevices } from '#kinds/push/devices.ts';
import { memberIdOf, signOutEverywhere } from '#platform/identity.ts';
import { writeTogether } from '#platform/table/transaction.ts';

/**
 * Cognito calls this when an account is confirmed, and when a password was recovered by a code. A recovery ends all
 * sessions, so that whoever knew the old password, or stole a device, is signed out; and no device is told any more.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
  const { userPoolId, userName, request } = event;
  try {
    await signOutEverywhere(userPoolId, userName);
    const id = await memberIdOf(userPoolId, userName, String(request.userAttributes['sub']));
    await writeTogether(await forgetDevices(id));
  } catch (cause) {
    // By now the code is used up and the password is set.
    const words = 'The new password is set, but your other devices could not be signed out';
    throw new Error(`${words}. Please ask for another code and set a password once more`, { cause });
  }
  return event;
}
