import { type ParseArgsConfig, parseArgs } from 'node:util';
import { AppError } from '#platform/errors.ts';
import { LocalError } from '../local/local-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was said after a command: the words, and the options by name. */
export interface Said {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Reads what was said; throws the usage, as a `LocalError`, where it is not so many words, or an unknown option. */
export function readSaid(usage: string, options: Options, words: number, said?: string[]): Said {
  try {
    const parsed = parseArgs({ allowPositionals: true, options, ...(said && { args: said }) });
    if (parsed.positionals.length === words && parsed.positionals.every(Boolean)) {
      return { words: parsed.positionals, options: parsed.values as Said['options'] };
    }
  } catch {
    // Told below.
  }
  throw new LocalError(usage);
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

// What the SDK finds before it asks AWS: that it has no credentials, or that they are no more.
const withoutCredentials = /^(Credentials|Token|Expired|Timeout)/;
const unreached = /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT)$/;

const GO_ON = 'What is done stays done: mend that, and say the same again.';

/** What failed, in a sentence for whoever said the command; undefined for a fault of ours, which has no words but its stack. */
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
  // What only says where it happened, as that nothing was written, or that not all could be closed.
  const [first = error.cause] = error instanceof AggregateError ? error.errors : [];
  return sentenceOf(first);
}

/** Runs a command of who operates the system: what has words for a person is one sentence, and the status 1. */
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
