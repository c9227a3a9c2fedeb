import { ApiError } from './api-error.ts';
import { messages } from './messages.ts';

/** Cognito's error names, and Amplify's next steps that our forms cannot take, in words for the person. */
const known: Record<string, [status: number, code: string, message: string]> = {
  NetworkError: [0, 'network.unreachable', messages.unreachable],
  TimedOut: [0, 'network.timeout', messages.unavailable],
  NotAuthorizedException: [401, 'identity.wrong', messages.wrongPassword],
  UserNotFoundException: [401, 'identity.wrong', messages.wrongPassword],
  UsernameExistsException: [409, 'identity.taken', messages.nameTaken],
  InvalidPasswordException: [400, 'identity.password', messages.passwordRefused],
  InvalidParameterException: [400, 'identity.name', messages.nameInvalid],
  UserNotConfirmedException: [403, 'identity.unconfirmed', messages.notConfirmed],
  CONFIRM_SIGN_UP: [403, 'identity.unconfirmed', messages.notConfirmed],
  TooManyRequestsException: [429, 'identity.busy', messages.busy],
  LimitExceededException: [429, 'identity.tries', messages.tooManyTries],
  TooManyFailedAttemptsException: [429, 'identity.tries', messages.tooManyTries],
};

/** Names that say for certain that the session is over; anything else may pass, and leaves the member signed in. */
const refusals = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
  'TokenRefreshException',
];

const nameOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : '';

export function isRefusal(cause: unknown): boolean {
  return refusals.includes(nameOf(cause));
}

/** Status, code and message for a refusal that means something else here than elsewhere. */
export type Words = (name: string, text: string) => [number, string, string] | undefined;

/** What Amplify threw, as the one kind of failure that screens know; `words` go before the usual ones. */
export function identityError(cause: unknown, words?: Words): ApiError {
  if (cause instanceof ApiError) return cause;
  // Cognito calls a locked account by the same name as a wrong password.
  if (cause instanceof Error && cause.message.startsWith('Password attempts exceeded')) {
    return new ApiError(429, 'identity.tries', messages.tooManyTries, { cause });
  }
  const own = words?.(nameOf(cause), cause instanceof Error ? cause.message : '');
  const [status, code, message] = own ??
    known[nameOf(cause)] ?? [503, 'identity.unavailable', messages.unavailable];
  return new ApiError(status, code, message, { cause });
}
