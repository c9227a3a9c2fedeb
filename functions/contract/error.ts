import * as z from 'zod/mini';

export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  unpaid: 402,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof errorStatus;

/** A stable `noun.state`: screens branch on it, never on the text. */
export type ErrorCode = `${string}.${string}`;

/** Every failure; `error` and `message` hold the same text, for the person who reads it. */
export const ErrorEnvelope = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;

/** The error text of a refused token: the site signs out when it reads it. */
export const TOKEN_FAILED = 'Not authorized, token failed';
