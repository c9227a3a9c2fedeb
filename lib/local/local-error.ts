/** A failure that its one sentence explains to whoever started the local system; shown without a stack. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
}

export const errorCode = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
