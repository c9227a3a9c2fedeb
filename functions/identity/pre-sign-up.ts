import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { isVisible, turnsText } from '#contract/fields/characters.ts';

/**
 * Cognito calls this before it creates an account. An account that no code could reach (no e-mail and no phone, or a
 * phone alone where no SMS is sent) is confirmed at once. This never marks an address as verified. Throws, in words
 * that the person reads, for a user name that nobody could read.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (!isVisible(event.userName) || turnsText(event.userName)) {
    throw new Error('A username needs letters or digits that can be seen');
  }
  const { email, phone_number: phone } = event.request.userAttributes;
  const hasSms = process.env['SMS'] === 'true';
  event.response.autoConfirmUser = !email && !(phone && hasSms);
  return event;
}
