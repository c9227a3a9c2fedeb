import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { CognitoError } from '../cognito/errors.ts';
import { type Credentials, requireSignature } from '../cognito/signature.ts';
import { closeServer, portOf } from '../listen.ts';
import type { Mail } from './mailbox.ts';

export interface MailService {
  readonly endpoint: string;
  readonly close: () => Promise<void>;
}

export interface MailServiceOptions {
  readonly credentials: Credentials;
  /** The one address that mail may come from. */
  readonly from: string;
  readonly onMail: (mail: Omit<Mail, 'at'>) => void;
}

const PATH = '/v2/email/outbound-emails';
const MAX_BODY_BYTES = 1_048_576;
const MAX_HEADER_LENGTH = 870; // characters of a name and a value, as SES has it

const Part = z.object({ Data: z.string().check(z.minLength(1)), Charset: z.literal('UTF-8') });
const Header = z
  .object({
    Name: z.string().check(z.regex(/^[\x21-\x39\x3b-\x7e]{1,126}$/)),
    Value: z.string().check(z.regex(/^[\x20-\x7e]+$/)),
  })
  .check(z.refine(({ Name, Value }) => Name.length + Value.length <= MAX_HEADER_LENGTH));

/** `SendEmail` as far as our functions use it: one recipient, a text, a page, and headers of our own. */
const Sent = z.object({
  FromEmailAddress: z.string().check(z.regex(/^[^\r\n]{1,320}$/)),
  Destination: z.object({ ToAddresses: z.tuple([z.email()]) }),
  Content: z.object({
    Simple: z.object({
      Subject: z.object({ Data: z.string().check(z.regex(/^[^\r\n]+$/)), Charset: z.literal('UTF-8') }),
      Body: z.object({ Text: Part, Html: Part }),
      Headers: z.array(Header),
    }),
  }),
});

/** Starts the stand-in for SES on a free loopback port: what is sent lands in the mailbox. */
export async function startMail(options: MailServiceOptions): Promise<MailService> {
  const server = createServer((request, response) => {
    answer(options, request).then(
      (MessageId) => reply(response, 200, { MessageId }),
      (error: unknown) => {
        const type = error instanceof CognitoError ? error.type : 'BadRequestException';
        response.setHeader('x-amzn-errortype', `${type}:`);
        reply(response, type === 'BadRequestException' ? 400 : 403, { message: (error as Error).message });
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { endpoint: `http://127.0.0.1:${portOf(server)}`, close: () => closeServer(server) };
}

async function answer(options: MailServiceOptions, request: IncomingMessage): Promise<string> {
  const body = await readBody(request);
  if (request.method !== 'POST' || request.url !== PATH) throw new Error('There is no such operation.');
  requireSignature(request, body, options.credentials);
  const { FromEmailAddress, Destination, Content } = Sent.parse(JSON.parse(body));
  const { Subject, Body, Headers } = Content.Simple;
  if (!FromEmailAddress.endsWith(`<${options.from}>`)) {
    throw new CognitoError('AccessDeniedException', `Mail may not come from ${FromEmailAddress}.`);
  }
  const [to] = Destination.ToAddresses;
  const headers = Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value]));
  options.onMail({ to, subject: Subject.Data, text: Body.Text.Data, html: Body.Html.Data, headers });
  return randomUUID();
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('The mail is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
