import { type ParseArgsConfig, parseArgs } from 'node:util';
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

// Who AWS does not know or does not let, what is not there, or has no time or no way to be reached.
const refusals =
  /^(AccessDenied|NotAuthorized|Credentials|Token|Expired|InvalidClientTokenId|InvalidAccessKeyId|SignatureDoesNotMatch|InvalidSignature|UnrecognizedClient|ResourceNotFound|NoSuch|TooManyRequests|Throttling|ProvisionedThroughputExceeded|RequestLimitExceeded|Timeout)/;
const unreached = /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT)$/;

/** What a person can mend, in a sentence; undefined for a fault of ours. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof LocalError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { name, message, code = '' } = error as Error & { code?: string };
  if (!refusals.test(name) && !unreached.test(code)) return undefined;
  const said = unreached.test(code) ? 'AWS was not reached' : 'AWS refused';
  return `${said}: ${message} (${name}). What is done stays done: mend that, and say the same again.`;
}

/** Runs a command of who operates the system: what a person can mend is one sentence, and the status 1. */
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
