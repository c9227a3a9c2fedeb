/** A failure that one sentence explains to the person who started the local system; shown without a stack trace. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
}

export const errorCode = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
