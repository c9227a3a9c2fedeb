import { expect, test } from 'vitest';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { away, clockPasses, digestItem, mailsTo, newReader } from '#test/things/notices/digest.ts';
import { noticeSettings, setNotices } from '#test/things/notices/notices.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ben } = useMembers(stack, 'ben');
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

async function mailed(name: string) {
  const reader = await newReader(stack, name);
  await newEvent(reader, { date: today, task: 'Sow' });
  await away(reader);
  await clockPasses();
  const [mail] = mailsTo(stack, name);
  return { reader, mail };
}
const end = (token: string) =>
  fetch(`${stack.url}/api/digest/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
const weeklyOf = async (reader: typeof ben) => (await noticeSettings(reader)).weekly;

test('the link in a mail ends it without a sign-in, again and again, and nothing else', async () => {
  const { reader, mail } = await mailed('ada');
  const token = /\/digest#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await weeklyOf(reader)).toBe(true);

  for (let count = 0; count < 2; count += 1) {
    const reply = await end(token);
    expect([reply.status, await reply.json()]).toEqual([200, { data: { weekly: false } }]);
  }

  expect(await noticeSettings(reader)).toMatchObject({ weekly: false, replies: true, mentions: true });
  await away(reader);
  await clockPasses();
  expect(mailsTo(stack, 'ada')).toHaveLength(1);
  // The token of an old mail is as good when they wanted it again.
  await granted(setNotices(reader, { weekly: true }));
  expect((await end(token)).status).toBe(200);
  expect(await weeklyOf(reader)).toBe(false);
});

test('a mail program ends it by one request of its own form (RFC 8058)', async () => {
  const { reader, mail } = await mailed('cleo');
  const { 'List-Unsubscribe': address = '', 'List-Unsubscribe-Post': post = '' } = mail?.headers ?? {};

  const reply = await fetch(address.slice(1, -1), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: post,
  });

  expect(post).toBe('List-Unsubscribe=One-Click');
  expect(reply.status).toBe(200);
  expect(await weeklyOf(reader)).toBe(false);
});

test('a program that opens the link ends nothing', async () => {
  const { reader, mail } = await mailed('dora');
  const [address = ''] =
    /http\S+\/api\/digest\/end\/[\w.-]+/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];

  expect((await fetch(address)).status).toBe(404);
  expect(await weeklyOf(reader)).toBe(true);
});

test('a token that is made up, cut short or of another member ends nothing', async () => {
  const { reader } = await mailed('edna');
  const { secret = '' } = (await digestItem(reader)) ?? {};
  const wrong = [
    'x',
    `${reader.id}.`,
    `${reader.id}.${'A'.repeat(24)}`,
    `${ben.id}.${secret}`,
    `${reader.id}.${secret.slice(1)}`,
    `${reader.id}.${secret}x`,
    `../${reader.id}.${secret}`,
  ];

  for (const token of wrong) {
    const reply = await end(token);
    expect([token, reply.status, (await reply.json()).code]).toEqual([token, 404, 'digest.missing']);
  }
  expect(await weeklyOf(reader)).toBe(true);
});
