import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { errorCode } from '../local-error.ts';

/**
 * A code that Cognito would have sent by e-mail or as a text message, or a mail that SES would have: that has a text
 * and a page in place of the code. `at` is ISO 8601 UTC.
 */
export interface Mail {
  readonly to: string;
  readonly username?: string;
  readonly code?: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at: string;
}

/** Everything of a sort that the local system would have sent; survives a restart and a kill. */
export interface Box<Entry extends { readonly at: string }> {
  /** The entry is stored when this returns. */
  readonly add: (entry: Omit<Entry, 'at'>) => void;
  /** Newest first. */
  readonly list: () => readonly Entry[];
}
export type Mailbox = Box<Mail>;

const MAX_MAILS = 200;

/** Opens the mailbox of codes. */
export const openMailbox = (file: string): Mailbox => {
  const box = openBox<Mail>(file);
  return {
    ...box,
    add: ({ to, username, code, subject, text, html, headers }) =>
      box.add({ to, username, code, subject, text, html, headers } as Mail),
  };
};

/** Opens a box in a file of one JSON object a line, which is created if missing. */
export function openBox<Entry extends { readonly at: string }>(file: string): Box<Entry> {
  const mails = read<Entry>(file).slice(-MAX_MAILS);
  // Rewritten as a whole, because a line that a kill cut short would be joined with the next one.
  writeFileSync(file, mails.map(line).join(''), { mode: 0o600 });

  return {
    add: (entry) => {
      const at = new Date().toISOString();
      const mail = JSON.parse(JSON.stringify({ ...entry, at })) as Entry;
      appendFileSync(file, line(mail), { mode: 0o600 });
      mails.push(mail);
      if (mails.length > MAX_MAILS) mails.shift();
    },
    list: () => mails.toReversed(),
  };
}

const line = (mail: object) => `${JSON.stringify(mail)}\n`;

function read<Entry>(file: string): Entry[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return [];
    throw cause;
  }
  return text.split('\n').flatMap((row) => {
    try {
      return row ? [JSON.parse(row) as Entry] : [];
    } catch {
      // A kill cut this line short.
      return [];
    }
  });
}
