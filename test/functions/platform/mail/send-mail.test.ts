import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeServer, portOf } from '#lib/local/listen.ts';
import { startMail } from '#lib/local/mailbox/mail.ts';
import type { Mail } from '#lib/local/mailbox/mailbox.ts';
import { MailRefused, MailsTooMany } from '#platform/mail/errors.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

const mail = {
  to: 'rosa@example.com',
  subject: '5 replies while you were away – Łąka',
  text: 'Ann replied',
  html: '<p>Ann replied</p>',
  headers: { 'List-Unsubscribe': '<https://furrow.example/end>' },
};

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET');
  vi.stubEnv('AWS_SESSION_TOKEN', undefined);
  vi.stubEnv('MAIL_FROM', 'furrow@example.com');
  vi.stubEnv('MAIL_REGION', 'eu-west-1');
});
afterEach(() => vi.unstubAllEnvs());

/** SES, as it checks what our functions send. */
async function ses(secretAccessKey = 'SECRET') {
  const sent: Omit<Mail, 'at'>[] = [];
  const service = await startMail({
    credentials: { accessKeyId: 'KEY', secretAccessKey },
    from: 'furrow@example.com',
    onMail: (one) => sent.push(one),
  });
  onTestFinished(service.close);
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', service.endpoint);
  return sent;
}

/** SES, as it answers when it takes nothing: so often, by these names (`code: what it says`), and then it takes all. */
async function refusing(...codes: string[]): Promise<{ asked: number }> {
  const heard = { asked: 0 };
  const server: Server = createServer((request, response) => {
    request.resume();
    const [code = '', message] = codes[heard.asked]?.split(': ') ?? [];
    heard.asked += 1;
    if (code) response.setHeader('x-amzn-errortype', code);
    response.writeHead(code ? 400 : 200).end(JSON.stringify({ message }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => closeServer(server));
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${portOf(server)}`);
  return heard;
}

test('a mail is handed to SES, signed, with its headers', async () => {
  const sent = await ses();

  await sendMail(mail);

  expect(sent).toEqual([mail]);
});

test('credentials of a role are signed with their session', async () => {
  const sent = await ses();
  vi.stubEnv('AWS_SESSION_TOKEN', 'session');

  await sendMail(mail);

  expect(sent).toHaveLength(1);
});

test('a wrong key sends nothing', async () => {
  const sent = await ses('ANOTHER');

  await expect(sendMail(mail)).rejects.toThrow('InvalidSignatureException');
  expect(sent).toEqual([]);
});

test('a line break in a subject or a header never becomes a header of its own', async () => {
  const sent = await ses();

  for (const evil of [
    { ...mail, subject: 'Hello\r\nBcc: everybody@example.com' },
    { ...mail, headers: { 'List-Unsubscribe': 'x\r\nBcc: everybody@example.com' } },
  ])
    await expect(sendMail(evil)).rejects.toThrow(MailRefused);
  expect(sent).toEqual([]);
});

test('what SES will never take is tried once, and what it does not take now a few times', async () => {
  const refused = await refusing('MessageRejected');
  await expect(sendMail(mail)).rejects.toThrow(MailRefused);
  expect(refused.asked).toBe(1);

  const busy = await refusing(
    'TooManyRequestsException:',
    'TooManyRequestsException:',
    'TooManyRequestsException:',
  );
  await expect(sendMail(mail)).rejects.toThrow(MailsTooMany);
  expect(busy.asked).toBe(3);

  const once = await refusing('TooManyRequestsException');
  await sendMail(mail);
  expect(once.asked).toBe(2);
});

test('a spent quota of a day is told apart from too many in a second, and not tried again at once', async () => {
  const spent = await refusing('TooManyRequestsException: Daily message quota exceeded.');
  await expect(sendMail(mail)).rejects.toMatchObject({ name: 'MailsTooMany', isQuota: true });
  expect(spent.asked).toBe(1);

  const fast = 'TooManyRequestsException: Maximum sending rate exceeded.';
  await refusing(fast, fast, fast);
  await expect(sendMail(mail)).rejects.toMatchObject({ name: 'MailsTooMany', isQuota: false });
});

test('a sender that SES has paused is an error for the operator, not one of the mail', async () => {
  await refusing('SendingPausedException', 'SendingPausedException', 'SendingPausedException');

  const error = await sendMail(mail).catch((each: unknown) => each);

  expect(error).not.toBeInstanceOf(MailRefused);
  expect(String(error)).toContain('SendingPausedException');
});
