import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { isVisible, turnsText } from '#contract/characters.ts';

/**
 * Cognito asks this before it creates an account. One that no code could ever reach is confirmed at once:
 * without e-mail and phone, or with a phone alone where no SMS is sent. This never marks an address as verified.
 * Throws, in words that reach the person, for a user name that nobody could read.
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
