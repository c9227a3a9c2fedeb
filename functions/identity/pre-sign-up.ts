import type { PreSignUpTriggerEvent } from 'aws-lambda';

/**
 * Cognito asks this before it creates an account. One that brings neither e-mail nor phone could never
 * receive a code, so it is confirmed at once; this never marks an address as verified.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { email, phone_number: phone } = event.request.userAttributes;
  event.response.autoConfirmUser = !email && !phone;
  return event;
}
