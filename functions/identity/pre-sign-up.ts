import type { PreSignUpTriggerEvent } from 'aws-lambda';

/**
 * Cognito asks this before it creates an account. One that no code could ever reach is confirmed at once:
 * without e-mail and phone, or with a phone alone where no SMS is sent. This never marks an address as verified.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { email, phone_number: phone } = event.request.userAttributes;
  const hasSms = process.env['SMS'] === 'true';
  event.response.autoConfirmUser = !email && !(phone && hasSms);
  return event;
}
