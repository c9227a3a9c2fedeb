import { LocalError } from './local-error.ts';

/** What the terminal says of an error: its stack, or its sentence; of several at once, each of them. */
export function errorLines(error: unknown): string[] {
  if (error instanceof AggregateError)
    return [error.message, ...error.errors.flatMap(errorLines)].filter(Boolean);
  if (error instanceof LocalError) return [error.message];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
