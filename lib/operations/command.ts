import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AppError } from '#platform/errors.ts';
import { LocalError } from '../local/local-error.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;

/** The arguments of a command: its words, and its options by name. */
export interface Said {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Parses the arguments; throws the usage, as a `LocalError`, for a wrong number of words or an unknown option. */
export function readSaid(usage: string, options: Options, words: number, said?: string[]): Said {
  try {
    const parsed = parseArgs({ allowPositionals: true, options, ...(said && { args: said }) });
    if (parsed.positionals.length === words && parsed.positionals.every(Boolean)) {
      return { words: parsed.positionals, options: parsed.values as Said['options'] };
    }
  } catch {
    // The usage below covers this error.
  }
  throw new LocalError(usage);
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Errors that the SDK raises before it calls AWS: no credentials, or expired ones.
const withoutCredentials = /^(Credentials|Token|Expired|Timeout)/;
const unreached = /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT)$/;

const GO_ON = 'What is done stays done: mend that, and say the same again.';

/** The error as a sentence for the operator; undefined for a bug of ours, which is shown with its stack. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof LocalError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { name, message, code = '' } = error as Error & { code?: string };
  if (error instanceof AppError) return `${message} (${code}) What is done stays done: say the same again.`;
  if (unreached.test(code)) return `AWS was not reached: ${message} (${name}). ${GO_ON}`;
  if ('$metadata' in error || withoutCredentials.test(name)) {
    return `AWS refused: ${message} (${name}). ${GO_ON}`;
  }
  if ('syscall' in error) return `This machine refused: ${message}. ${GO_ON}`;
  // An AggregateError, or an error with a cause, only says where it happened; the first inner error says what.
  const [first = error.cause] = error instanceof AggregateError ? error.errors : [];
  return sentenceOf(first);
}

/** Runs an operator's command: an expected error is printed as one sentence, with exit status 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
