import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#lib/local/listen.ts';
import { type Mailbox, openMailbox } from '#lib/local/mailbox/mailbox.ts';
import { createMailboxPage } from '#lib/local/mailbox/mailbox-page.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const mail = (code: string) => ({ to: 'rosa@example.com', username: 'rosa', code, subject: 'Your code' });
const newFile = () => join(temporaryFolder(), 'mailbox.jsonl');

async function served(mailbox: Mailbox): Promise<string> {
  const listener = await listenLocally(
    createMailboxPage(mailbox, { 'x-content-type-options': 'nosniff' }),
    0,
  );
  onTestFinished(() => listener.close());
  return `http://localhost:${listener.port}`;
}

test('lists mails as JSON, the newest first', async () => {
  const mailbox = openMailbox(newFile());
  mailbox.add(mail('111111'));
  mailbox.add(mail('222222'));

  const mails = await (await fetch(`${await served(mailbox)}/_local/mailbox.json`)).json();

  expect(mails).toMatchObject([mail('222222'), mail('111111')]);
  expect(Object.keys(mails[0])).toEqual(['to', 'username', 'code', 'subject', 'at']);
  expect(new Date(mails[0].at).toISOString()).toBe(mails[0].at);
});

test('keeps mails over a restart, whatever a kill did to the last one', () => {
  const file = newFile();
  openMailbox(file).add(mail('111111'));
  appendFileSync(file, '{"to":"rosa@exam');

  const mailbox = openMailbox(file);
  mailbox.add(mail('222222'));

  expect(openMailbox(file).list()).toMatchObject([mail('222222'), mail('111111')]);
});

test('keeps the newest 200', () => {
  const mailbox = openMailbox(newFile());
  for (let count = 0; count < 205; count += 1) mailbox.add(mail(String(count)));

  expect(mailbox.list()).toHaveLength(200);
  expect(mailbox.list().at(-1)).toMatchObject({ code: '5' });
});

test('shows mails on a page without a script, and their text as text', async () => {
  const mailbox = openMailbox(newFile());
  mailbox.add({ ...mail('333333'), username: '<img src=x>' });

  const reply = await fetch(`${await served(mailbox)}/_local/mailbox`);
  const page = await reply.text();

  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page).toContain('333333');
  expect(page).not.toMatch(/<script|style=|<style|<img/);
});

test('says what to do while it is empty', async () => {
  const page = await (await fetch(`${await served(openMailbox(newFile()))}/_local/mailbox`)).text();

  expect(page).toContain('Nothing was sent yet.');
});

test('is only to be read, and nothing else is there', async () => {
  const url = await served(openMailbox(newFile()));

  expect((await fetch(`${url}/_local/mailbox.json`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${url}/_local/other`)).status).toBe(404);
});

test('shows a mail as its reader sees it: with its own styles, and without scripts or anything from elsewhere', async () => {
  const mailbox = openMailbox(newFile());
  const html = '<!doctype html><title>Hello</title><style>p { color: green }</style><p>Hello</p>';
  const headers = { 'List-Unsubscribe': '<http://localhost/end>' };
  mailbox.add({ to: 'rosa@example.com', subject: 'Hello & more', text: 'Hello <b>', html, headers });
  const url = await served(mailbox);
  const [{ at }] = await (await fetch(`${url}/_local/mailbox.json`)).json();

  const page = await (await fetch(`${url}/_local/mailbox`)).text();
  const shown = await fetch(`${url}/_local/mail/${at}`);

  expect(page).toContain(`href="/_local/mail/${at}"`);
  expect(page).toContain('Hello &#60;b&#62;');
  expect(await shown.text()).toBe(html);
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; sandbox/,
  );
  expect((await fetch(`${url}/_local/mail/2026-01-01T00:00:00.000Z`)).status).toBe(404);
});
