import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { errorCode } from './local-error.ts';

/**
 * A code that Cognito would have sent by e-mail or as a text message, or a mail that SES would have: that has a text and
 * a page in place of the code. `at` is ISO 8601 UTC.
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

/** Everything the local system would have sent; survives a restart and a kill. */
export interface Mailbox {
  /** The mail is stored when this returns. */
  readonly add: (mail: Omit<Mail, 'at'>) => void;
  /** Newest first. */
  readonly list: () => readonly Mail[];
}

const MAX_MAILS = 200;

/** Opens the mailbox in a file of one JSON object a line, which is created if missing. */
export function openMailbox(file: string): Mailbox {
  const mails = read(file).slice(-MAX_MAILS);
  // Rewritten as a whole, because a line that a kill cut short would be joined with the next one.
  writeFileSync(file, mails.map(line).join(''), { mode: 0o600 });

  return {
    add: ({ to, username, code, subject, text, html, headers }) => {
      const at = new Date().toISOString();
      const mail = JSON.parse(JSON.stringify({ to, username, code, subject, text, html, headers, at }));
      appendFileSync(file, line(mail), { mode: 0o600 });
      mails.push(mail);
      if (mails.length > MAX_MAILS) mails.shift();
    },
    list: () => mails.toReversed(),
  };
}

const line = (mail: Mail) => `${JSON.stringify(mail)}\n`;

function read(file: string): Mail[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return [];
    throw cause;
  }
  return text.split('\n').flatMap((row) => {
    try {
      return row ? [JSON.parse(row) as Mail] : [];
    } catch {
      // A kill cut this line short.
      return [];
    }
  });
}
