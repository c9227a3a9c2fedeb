import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { closeServer, portOf } from '#lib/local/listen.ts';
import { useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { away, clockPasses, digestItem, mailsTo, newReader, visit } from '#test/things/notices/digest.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const QUARTER_MS = 15 * 60 * 1000;
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** SES, as it answers when it takes no mail; counts how often it is asked. */
async function full(message: string): Promise<{ asked: number; end: () => void }> {
  const heard = { asked: 0, end: () => void vi.unstubAllEnvs() };
  const server = createServer((request, response) => {
    request.resume();
    heard.asked += 1;
    response.setHeader('x-amzn-errortype', 'TooManyRequestsException');
    response.writeHead(429).end(JSON.stringify({ message }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => closeServer(server));
  onTestFinished(heard.end);
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${portOf(server)}`);
  return heard;
}

async function waiting(name: string) {
  const reader = await newReader(stack, name);
  await newEvent(reader, { date: today, task: 'Sow' });
  await away(reader);
  return reader;
}

test('where the quota of a day is spent, a mail is put off, for longer each time, and sent when there is room', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const reader = await waiting('ada');
  const begun = Date.now();
  const ses = await full('Daily message quota exceeded.');
  const offs: number[] = [];

  for (let hours = 0; hours < 3; hours += 1) {
    await clockPasses(Date.now() + hours * 4 * QUARTER_MS);
    const { dueAt = '', sending } = (await digestItem(reader)) ?? {};
    expect(sending).toBeUndefined();
    offs.push(Math.round((Date.parse(dueAt) - begun) / QUARTER_MS));
  }

  expect(offs).toEqual([1, 2, 4]);
  expect(ses.asked).toBe(3);
  ses.end();
  await clockPasses(Date.now() + 5 * QUARTER_MS);
  expect(mailsTo(stack, 'ada')).toHaveLength(1);
  const { dueAt, putOff } = (await digestItem(reader)) ?? {};
  expect([putOff, new Date(dueAt ?? '').getUTCDay()]).toEqual([undefined, 2]);
});

test('who comes meanwhile gets no mail that was put off, and the next one counts anew', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const reader = await waiting('dora');
  const ses = await full('Daily message quota exceeded.');
  await clockPasses();
  expect((await digestItem(reader))?.putOff).toBe(1);

  ses.end();
  await granted(visit(reader));
  await clockPasses(Date.now() + 2 * QUARTER_MS);

  expect(mailsTo(stack, 'dora')).toEqual([]);
  const { dueAt, putOff } = (await digestItem(reader)) ?? {};
  expect([putOff, new Date(dueAt ?? '').getUTCDay()]).toEqual([undefined, 2]);
});

test('the operator hears of mails that were put off for five hours', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const reader = await waiting('ben');
  await full('Daily message quota exceeded.');

  for (let looks = 0; looks < 7; looks += 1) await clockPasses(Date.now() + 5 * QUARTER_MS);

  expect((await digestItem(reader))?.putOff).toBe(23);
  await expect(clockPasses(Date.now() + 5 * QUARTER_MS)).rejects.toThrow('jobs fail for hours');
});

test('where SES takes no more in a second, the mail comes again behind the others, and not without an end', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const reader = await waiting('cleo');
  await full('Maximum sending rate exceeded.');
  const { sendDigest } = await import('#functions/worker/digest/send-digest.ts');
  const at = (await digestItem(reader))?.dueAt ?? '';
  const job = { kind: 'digest' as const, userId: reader.id, at };

  expect(await sendDigest(job)).toBe('1');
  expect(await sendDigest(job, '1')).toBe('2');
  expect(await sendDigest(job, '20')).toBeUndefined();

  expect((await digestItem(reader))?.putOff).toBe(1);
});
