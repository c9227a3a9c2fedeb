import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holds, look, title } from '#test/browser/acts.ts';
import { cutOff, keeps } from '#test/browser/cut-off.ts';
import { make } from '#test/browser/news.ts';
import { outboxArrived } from '#test/browser/outbox-arrived.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { editProfile } from '#test/things/members.ts';

const { stack, newMember } = useSite();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ALL = '/community-switching/all-communities';
const open = (page: Page, path: string) => page.goto(stack.url + path, { waitUntil: 'commit' });

/** A second try of the first test makes a news of its own. */
let tries = 0;

test('20 minutes, 2 days or 29 days without a connection sign nobody out', async () => {
  tries += 1;
  const name = `Dry spring ${tries}`;
  const { context, page, member } = await newMember(`rut-${tries}`, { path: null });
  await make(member, name);
  await page.goto(`${stack.url}/news`);
  await page.getByRole('link', { name, exact: true }).waitFor();
  await keeps(page, '/api/news/community/{communityId}');
  await scriptArrived(page, /\/unsent-screen-.*\.js$/);
  const connect = await cutOff(context, stack);
  const now = Date.now();

  for (const later of [20 * MINUTE, 2 * DAY, 29 * DAY]) {
    await page.clock.setFixedTime(now + later);
    await open(page, '/news');
    await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByText(/^As of /).waitFor();
    await open(page, '/unsent');
    await title(page, 'Waiting to be sent');
  }

  await connect();
  await open(page, '/news');
  await page.getByRole('link', { name, exact: true }).waitFor();
  await page.getByText(/^As of /).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/news');
});

test('a device that fills up keeps what waits, says what it cannot keep, and sends all of it', async () => {
  const { context, page, member } = await newMember('sam', { path: ALL });
  await editProfile(member, 'Samuel', 'Vik');
  await keeps(page, '/api/communities');
  await page.goto(`${stack.url}/edit-information`);
  await page.getByLabel('Phone').waitFor();
  await holds(page.getByLabel('Last name'), 'Vik');
  await page.getByLabel('First name').fill('Sam');
  await outboxArrived(page);
  await scriptArrived(page, /\/unsent-screen-.*\.js$/);
  const connect = await cutOff(context, stack);
  await page.getByRole('button', { name: 'Continue' }).click();
  const waiting = (count: number) => page.getByRole('link', { name: `Waiting to be sent: ${count}` });
  await waiting(1).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: stack.url, quotaSize: 1000 });

  await open(page, ALL);
  await waiting(1).waitFor();
  await page.getByRole('button', { name: 'Join' }).first().click();
  await waiting(2).click();
  await page.getByRole('heading', { name: 'Your information' }).waitFor();
  await page
    .getByText(/not kept/i)
    .first()
    .waitFor();
  await look(page, 'full-and-offline');
  await connect();

  const { body } = await member.call('GET', '/api/communities/user');
  expect(body.totalItems).toBe(1);
  await expect.poll(async () => (await member.call('GET', '/api/communities/user')).body.totalItems).toBe(2);
  await expect.poll(async () => (await member.call('GET', '/api/users/profile')).body.firstName).toBe('Sam');
});
