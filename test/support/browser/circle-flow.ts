import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holds, pathOf, waits } from './acts.ts';
import { arrived, shiftOf } from './layout.ts';
import { outboxArrived } from './outbox-arrived.ts';
import { expectSound } from './sound.ts';

const photo = 'lib/local/demo/photo-farmhouse.png';

/** A kind of what members make and follow within a community, as its screens name it. */
export interface CircleWords {
  readonly nouns: string;
  readonly lists: { readonly all: string; readonly my: string };
  readonly create: string;
  readonly edit: string;
  readonly missing: string;
  /** What its form asks for besides, by the labels. */
  readonly more?: Readonly<Record<string, string>>;
}

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.locator('#main').getByRole('button', { name, exact: true });
const followers = (page: Page, count: string) =>
  page.locator('.circle-followers').getByText(count, { exact: true });

/** What stands there once it has arrived has not moved by itself, and is sound. */
async function expectStill(page: Page, name: string): Promise<void> {
  await arrived(page);
  expect.soft(await shiftOf(page), `${name} moves`).toBeLessThan(0.05);
  await expectSound(page, name);
}

/** Begins one by the form over its list, with a picture; answers its address. */
export async function begin(page: Page, words: CircleWords, title: string): Promise<string> {
  await page.getByRole('button', { name: words.create }).first().click();
  const dialog = page.getByRole('dialog', { name: words.create });
  const submit = dialog.getByRole('button', { name: words.create });
  await submit.click();
  await dialog.getByText('You must enter title').waitFor();
  await dialog.getByText('You must add description').waitFor();
  await expectSound(page, `${words.nouns}-errors`);
  await dialog.getByLabel('Title').fill(title);
  await dialog
    .getByLabel('Description')
    .fill('Who is up at four?\n\nRotas, colostrum, a spare pair of hands.');
  await dialog.getByLabel('Category').selectOption('Farmers');
  for (const [label, text] of Object.entries(words.more ?? {})) await dialog.getByLabel(label).fill(text);
  await dialog.getByLabel('Image').setInputFiles(photo);
  await dialog.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await submit.click();
  await dialog.waitFor({ state: 'detached' });
  await cardOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await heading(page, title).waitFor();
  return pathOf(page);
}

/** What its creator sees of it. */
export async function expectOwn(page: Page, words: CircleWords, title: string): Promise<void> {
  await expect
    .poll(() => page.locator('.circle-band').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200);
  await followers(page, '1 follower').waitFor();
  await button(page, words.edit).waitFor();
  expect(await button(page, 'Follow').count()).toBe(0);
  await expect.poll(() => page.title()).toBe(`${title} · Furrow`);
  await page.reload();
  await heading(page, title).waitFor();
  await expectStill(page, `${words.nouns}-own-page`);
}

/** Once the API has answered a follow, whichever window of the member sends it. */
const answered = (page: Page, { nouns }: CircleWords) =>
  page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith(`/${nouns}-users/follow`) && response.ok(),
  });

/** A second member follows it, where `isLost` without a signal at first. */
export async function follow(
  page: Page,
  words: CircleWords,
  address: string,
  isLost: boolean,
): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await button(page, 'Follow').waitFor();
  await expectStill(page, `${words.nouns}-page`);
  const sent = answered(page, words);
  if (isLost) {
    await outboxArrived(page);
    await page.context().setOffline(true);
  }
  await button(page, 'Follow').click();
  await button(page, 'Unfollow').waitFor();
  await followers(page, '2 followers').waitFor();
  if (isLost) {
    await waits(page).waitFor();
    await page.context().setOffline(false);
    await waits(page).waitFor({ state: 'detached' });
  }
  await sent;
  await page.reload();
  await followers(page, '2 followers').waitFor();
}

/** Its creator gives it another title. */
export async function rename(page: Page, words: CircleWords, title: string): Promise<void> {
  await button(page, words.edit).click();
  const dialog = page.getByRole('dialog', { name: words.edit });
  const description = dialog.getByLabel('Description');
  await holds(description, /^Who is up at four/);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await heading(page, title).waitFor();
}

/** The second member finds it among those that they follow, by the name that it bears now, and leaves it there. */
export async function leave(page: Page, words: CircleWords, title: string): Promise<void> {
  await page.goto(new URL(words.lists.my, page.url()).href);
  const sent = answered(page, words);
  await cardOf(page, title)
    .getByRole('button', { name: `Unfollow: ${title}` })
    .click();
  await cardOf(page, title).getByText('1 follower', { exact: true }).waitFor();
  // Else the next press, before this one is gone, would take it back.
  await sent;
  await cardOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await button(page, 'Follow').waitFor();
  await followers(page, '1 follower').waitFor();
}

/** Its creator deletes it while the second member looks at it. */
export async function end(own: Page, other: Page, words: CircleWords, title: string): Promise<void> {
  await button(own, 'Delete').click();
  const question = own.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.waitFor();
  await expectSound(own, `${words.nouns}-delete`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await own.waitForURL(`**${words.lists.all}`);
  await own.getByText(`${title} is deleted.`).waitFor();
  await own.getByRole('article').first().waitFor();
  expect(await cardOf(own, title).count()).toBe(0);

  await button(other, 'Follow').click();
  await heading(other, words.missing).waitFor();
  await expectSound(other, `${words.nouns}-missing`);
}
