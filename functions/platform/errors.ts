import type { ErrorCode, ErrorKind } from '#contract/error.ts';
import { TOKEN_FAILED } from '#contract/error.ts';

/** A failure that the caller may be told about. Anything else is reported as a bare 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  /** What is wrong, by field. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    kind: ErrorKind,
    code: ErrorCode,
    message: string,
    options: ErrorOptions & { fields?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.code = code;
    this.fields = options.fields;
  }
}

/**
 * Another write changed what had been read. The caller of the function reads and tries again (`retryOnStaleRead`),
 * unlike with a conflict, which the member has to decide.
 */
export class StaleReadError extends AppError {
  constructor(code: `${string}.changed`, message = 'This changed meanwhile. Please try again.') {
    super('conflict', code, message);
  }
}

/** There is too much to do at the moment, or a service gave no answer: the caller may try again. */
export function busy(cause: unknown): AppError {
  return new AppError('unavailable', 'service.busy', 'Furrow is very busy right now. Please try again.', {
    cause,
  });
}

/** One field is wrong: its text is the failure's text too. */
export function invalidField(code: ErrorCode, field: string, message: string): AppError {
  return new AppError('invalid', code, message, { fields: { [field]: message } });
}

/** The token is no longer good, whatever the authorizer said. */
export function tokenFailed(cause?: unknown): AppError {
  return new AppError('unauthenticated', 'token.failed', TOKEN_FAILED, { cause });
}
