import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirm, connect, holds, look, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { crampedByLargeText } from '#test/browser/cramped.ts';
import { lostInForcedColours } from '#test/browser/forced-colors.ts';
import { hold } from '#test/browser/hold.ts';
import { arrived } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { png } from '#test/files/pictures.ts';
import { rare, test } from '#test/rare.ts';
import { newChat, newMessage, writeTo } from '#test/things/chats.ts';

const { stack, newMember } = useSite();

const field = (page: Page) => page.getByLabel('Message', { exact: true });
/** Messages of the chat that is open, as they stand there. */
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true }).first();

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await press(page, 'Send');
}

/** A second try of the first test needs two who do not know each other yet. */
let tries = 0;

test('a member writes from a profile; the other accepts, answers, is read, and blocks', async () => {
  tries += 1;
  const rosa = await newMember(`rosa-${tries}`, { viewport: sizes.phone });
  const tom = await newMember(`tom-${tries}`, { viewport: sizes.desktop });
  await tom.page.goto(`${stack.url}/profile/${rosa.member.id}`);
  await tom.page.getByRole('link', { name: 'Message', exact: true }).click();
  await field(tom.page).waitFor();
  await write(tom.page, 'Keep me two crates');
  await said(tom.page, 'Keep me two crates').waitFor();
  await tom.page.getByRole('log').getByText('· Sent').waitFor();

  await rosa.page.goto(`${stack.url}/messenger`);
  await title(rosa.page, 'Messenger');
  await rosa.page.getByRole('heading', { name: 'Requests' }).waitFor();
  await expectSound(rosa.page, 'messenger-requests');
  await rosa.page.locator('#main').getByRole('link', { name: /tom/ }).click();
  await said(rosa.page, 'Keep me two crates').waitFor();
  await expectSound(rosa.page, 'messenger-request');
  expect(await lostInForcedColours(rosa.page)).toEqual([]);
  expect(await crampedByLargeText(rosa.page)).toEqual([]);
  await press(rosa.page, 'Report');
  const report = rosa.page.getByRole('dialog', { name: 'Report this member' });
  await report.getByLabel('It is spam or advertising').check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await rosa.page.getByText('Thank you. An administrator will look at it.').waitFor();
  await press(rosa.page, 'Accept');
  await rosa.page.getByText('would like to write to you.').waitFor({ state: 'detached' });
  // An open chat is looked at every ten seconds.
  await tom.page.getByRole('log').getByText('· Read').waitFor({ timeout: 20_000 });
  await write(rosa.page, 'Until Thursday');
  await said(tom.page, 'Until Thursday').waitFor({ timeout: 20_000 });
  await expectSound(tom.page, 'messenger-chat');

  await press(rosa.page, 'More about this chat');
  await rosa.page.getByRole('button', { name: 'Block' }).click();
  await confirm(rosa.page, 'Block');
  await rosa.page.getByText(/^You blocked tom.*: neither of you can write to the other\.$/).waitFor();
  await expectSound(rosa.page, 'messenger-blocked');
  await write(tom.page, 'Thursday then');
  await tom.page.getByText(/Nothing more can be sent in this chat/).waitFor();
  await holds(field(tom.page), 'Thursday then');
});

rare('what is written without a signal waits, arrives once, and a new one shows in the bars', async () => {
  const ada = await newMember('ada', { viewport: sizes.phone });
  const ben = await newMember('ben', { path: null });
  const id = await writeTo(ben.member, ada.member.id, 'Is it dry with you?');
  await ada.member.call('PUT', `/api/chats/${id}`, { accepted: true });
  const { page, context } = ada;
  await page.goto(`${stack.url}/news`);
  await page.getByRole('button', { name: 'Messages 1 new' }).waitFor({ timeout: 20_000 });
  await page.goto(`${stack.url}/messenger/${id}`);
  await said(page, 'Is it dry with you?').waitFor();

  await context.setOffline(true);
  await write(page, 'Bone dry');
  await said(page, 'Bone dry').waitFor();
  await page
    .getByRole('log')
    .getByText(/^On this/)
    .waitFor();
  await expectSound(page, 'messenger-waits');
  await page.reload().catch(() => undefined);
  await context.setOffline(false);
  // With a network again the browser may load the page by itself at that moment.
  await page.goto(`${stack.url}/messenger/${id}`).catch(() => undefined);
  await said(page, 'Bone dry').waitFor();
  await connect(page);

  const texts = async () => (await ben.member.call('GET', `/api/chats/${id}`)).body.data;
  await expect.poll(async () => (await texts()).length).toBe(2);
  expect((await texts())[0].text).toBe('Bone dry');
});

rare('a request that comes while one looks moves nothing until it is asked for', async () => {
  const { page, member } = await newMember('gerda', { viewport: sizes.phone, path: null });
  const hugo = await stack.member('hugo');
  const id = await writeTo(hugo, member.id, 'Is the mill running?');
  await member.call('PUT', `/api/chats/${id}`, { accepted: true });
  await page.goto(`${stack.url}/messenger`);
  const list = page.getByRole('list', { name: 'Chats' });
  await list.waitFor();
  await arrived(page);
  const place = await list.boundingBox();

  await writeTo(await stack.member('ilse'), member.id, 'May I ask something?');
  // The list is looked at every ten seconds.
  await page.getByRole('button', { name: '1 new request' }).waitFor({ timeout: 20_000 });

  expect(await list.boundingBox()).toEqual(place);
  await press(page, '1 new request');
  await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: /ilse/ }).waitFor();
});

rare('the acts of a chat open and close, and give the focus back', async () => {
  const { page, member } = await newMember('cleo', { viewport: sizes.desktop, path: null });
  const dora = await stack.member('dora-of-the-hill');
  const id = await writeTo(member, dora.id, 'Bring the long hitch.');
  await page.goto(`${stack.url}/messenger/${id}`);
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    const whom = page.locator('.chat-head').getByText('dora-of-the-hill');
    const isWhole = (element: HTMLElement) =>
      element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
    await expect.poll(() => whom.evaluate(isWhole)).toBe(true);
    for (const [name, popup] of [
      ['Add member', 'Add member'],
      ['Make call', /^Call with/],
      ['Video call', /^Video call with/],
    ] as const) {
      const button = page.getByRole('button', { name });
      await button.click();
      const dialog = page.getByRole('dialog', { name: popup });
      await dialog.waitFor();
      await look(page, `messenger-${name.toLowerCase().replace(' ', '-')}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      // It has the focus again, a moment after the dialog is gone.
      await button.and(page.locator(':focus')).waitFor();
    }
  }
});

rare('the end of a chat stays in sight above the field when the keyboard comes and goes', async () => {
  const eva = await newMember('eva', { viewport: { width: 360, height: 740 } });
  const ulf = await newMember('ulf', { path: null });
  const id = await writeTo(ulf.member, eva.member.id, 'Line 1');
  for (let line = 2; line <= 30; line += 1) await newMessage(ulf.member, id, { text: `Line ${line}` });
  const { page } = eva;
  await page.goto(`${stack.url}/messenger/${id}`);
  await said(page, 'Line 30').waitFor();
  const isAbove = async () => {
    const [last, form] = await Promise.all([
      said(page, 'Line 30').boundingBox(),
      page.locator('.composer').boundingBox(),
    ]);
    return last !== null && form !== null && last.y > 0 && last.y + last.height <= form.y;
  };

  for (const height of [740, 480, 400, 740]) {
    await page.setViewportSize({ width: 360, height });
    await expect.poll(isAbove, { message: `${height} px` }).toBe(true);
  }
});

rare('a picture has its room in the chat before it has come', async () => {
  const { page, member } = await newMember('edda', { viewport: sizes.phone, path: null });
  const fritz = await stack.member('fritz');
  const { id } = await newChat(member, fritz.id);
  await newMessage(member, id, { text: '', img: png });
  const release = await hold(page, '**/img/*');
  await page.goto(`${stack.url}/messenger/${id}`);
  const picture = page.getByRole('log').getByRole('img').first();
  const heightOf = () => picture.evaluate((element) => element.clientHeight);
  await expect.poll(heightOf).toBeGreaterThan(0);
  const before = await heightOf();

  release();

  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[role=log] img')?.complete);
  expect(await heightOf()).toBe(before);
});
