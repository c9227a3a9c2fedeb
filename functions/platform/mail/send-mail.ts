import { setTimeout as pause } from 'node:timers/promises';
import { requireEnv } from '#platform/env.ts';
import { signedHeaders } from '#platform/signature.ts';
import { MailRefused, MailsTooMany } from './errors.ts';

/*
 * Sends mail by the API of SES (v2, `SendEmail`). Its client would come with a hundred other commands for this one
 * request: so it is written here.
 */

/** One mail. Its headers are ASCII; all else may be any text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TRIES = 3;
const CALL_LIMIT_MS = 5000;
const PAUSE_MS = 300;

/**
 * Hands a mail to SES, which takes it from there. Throws `MailRefused` for one that SES will never take, `MailsTooMany`
 * when it takes no more at the moment, and other errors when nobody knows.
 */
export async function sendMail(mail: Mail): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const reply = await ask(JSON.stringify(requestOf(mail)));
    if (reply.ok) return;
    const error = await errorOf(reply);
    // A failure of SES is said with a status: nothing was sent then, and nothing is sent twice.
    if (tried === TRIES || isForLonger(error)) throw error;
    await pause(PAUSE_MS * 2 ** tried * Math.random());
  }
}

/** Whether SES says the same in a second. */
const isForLonger = (error: Error): boolean =>
  error instanceof MailRefused || (error instanceof MailsTooMany && error.isQuota);

const text = (Data: string) => ({ Data, Charset: 'UTF-8' });

const requestOf = ({ to, subject, text: plain, html, headers }: Mail) => ({
  FromEmailAddress: `Furrow <${requireEnv('MAIL_FROM')}>`,
  Destination: { ToAddresses: [to] },
  Content: {
    Simple: {
      Subject: text(subject),
      Body: { Text: text(plain), Html: text(html) },
      Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    },
  },
});

async function ask(body: string): Promise<Response> {
  const region = requireEnv('MAIL_REGION');
  const address = process.env['AWS_ENDPOINT_URL_SESV2'] ?? `https://email.${region}.amazonaws.com`;
  const url = new URL('/v2/email/outbound-emails', address);
  const headers = signedHeaders({ service: 'ses', region, url, body });
  return fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(CALL_LIMIT_MS) });
}

/** Codes of what is wrong with this one mail or its address, whenever it is sent. */
const REFUSED = new Set(['MessageRejected', 'BadRequestException']);
const TOO_MANY = new Set(['TooManyRequestsException', 'ThrottlingException', 'LimitExceededException']);
/** As SES says it of a day ('Daily message quota exceeded'); of a second it says 'Maximum sending rate exceeded'. */
const QUOTA = /quota/i;

async function errorOf(reply: Response): Promise<Error> {
  const [code = ''] = (reply.headers.get('x-amzn-errortype') ?? '').split(':');
  const said = await reply.text().catch(() => '');
  const message = `SES answered ${reply.status} ${code}: ${said.slice(0, 300)}`;
  if (REFUSED.has(code)) return new MailRefused(message);
  const isTooMany = TOO_MANY.has(code) || reply.status === 429;
  return isTooMany ? new MailsTooMany(message, QUOTA.test(said)) : new Error(message);
}
