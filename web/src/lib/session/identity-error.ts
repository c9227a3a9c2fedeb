import { ApiError } from '#web/lib/api/api-error.ts';
import { messages } from '#web/lib/messages.ts';

type Refusal = [status: number, code: string, message: string];

/** Cognito's error names with our words, for those without words for people. */
const known: Record<string, Refusal> = {
  NotAuthorizedException: [401, 'identity.wrong', messages.wrongPassword],
  UserNotFoundException: [401, 'identity.wrong', messages.wrongPassword],
  UsernameExistsException: [409, 'identity.taken', messages.nameTaken],
  InvalidPasswordException: [400, 'identity.password', messages.passwordRefused],
  InvalidParameterException: [400, 'identity.name', messages.nameInvalid],
  UserNotConfirmedException: [403, 'identity.unconfirmed', messages.notConfirmed],
};

/** Here the words are always ours: no refusal, a limit without a time, or a next step of Amplify's. */
const ours: Record<string, Refusal> = {
  NetworkError: [0, 'network.unreachable', messages.unreachable],
  TimedOut: [0, 'network.timeout', messages.unavailable],
  CONFIRM_SIGN_UP: [403, 'identity.unconfirmed', messages.notConfirmed],
  TooManyRequestsException: [429, 'identity.busy', messages.busy],
  LimitExceededException: [429, 'identity.tries', messages.tooManyTries],
  TooManyFailedAttemptsException: [429, 'identity.tries', messages.tooManyTries],
};

/** Cognito's message, where it is written for people: not for failures within it, or in our triggers. */
export const wordsOfCognito = (text: string): string | undefined =>
  text.includes(' ') && !/validation error|Value at '|failed with error/.test(text) ? text : undefined;

/** Error names that certainly end the session; others may pass, and leave the member signed in. */
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

export const isRefusal = (cause: unknown): boolean => refusals.includes(nameOf(cause));

/** Status, code and message for an error that means something else here than elsewhere. */
export type Words = (name: string, text: string) => Refusal | undefined;

/** The message of our own trigger, without Cognito's words around it. */
export const wordsOfTrigger = (text: string) =>
  text.replace(/^\w+ failed with error /, '').replace(/\.\.$/, '.');

/** Turns what Amplify threw into the one kind of failure that screens know; `words` replace the usual ones. */
export function identityError(cause: unknown, words?: Words): ApiError {
  if (cause instanceof ApiError) return cause;
  const name = nameOf(cause);
  const text = cause instanceof Error ? cause.message : '';
  // Cognito has the same error name for a locked account as for a wrong password.
  const isLocked = text.startsWith('Password attempts exceeded');
  const refusal = isLocked ? ours['TooManyFailedAttemptsException'] : words?.(name, text);
  const [status, code, message] = refusal ??
    ours[name] ??
    usual(name, text) ?? [503, 'identity.unavailable', messages.unavailable];
  return new ApiError(status, code, message, { cause });
}

function usual(name: string, text: string): Refusal | undefined {
  const found = known[name];
  return found && [found[0], found[1], wordsOfCognito(text) ?? found[2]];
}
