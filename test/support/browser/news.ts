import type { Page } from 'playwright-core';
import type { TestMember } from '../system/stack.ts';
import { press, title } from './acts.ts';

/** Where a saved news is read. */
export const READING = /\/news\/(?!add\b|edit\/)[^/]+$/;

/** The id of the news that is read. */
export const idOf = (page: Page) => page.url().split('/').at(-1)?.split('?')[0] ?? '';

/** A part of the piece that is written, by its name: '2 · Photo'. */
export const block = (page: Page, name: string) =>
  page.locator('li.block-card', { has: page.getByRole('heading', { name, exact: true }) });

/** What is written in the text at that place. */
export const text = (page: Page, place: number) => block(page, `${place} · Text`).getByLabel('Description');

/** Fills in the dialog that asks for the title. */
export async function entitle(page: Page, name: string, category = 'Farming'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(name);
  await dialog.getByLabel('Category').selectOption(category);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** From the list to the editor of a new news. */
export async function begin(page: Page, name: string, category?: string): Promise<void> {
  await press(page, 'Add news');
  await entitle(page, name, category);
  await title(page, name);
}

/** Waits until what was saved is read. */
export async function isRead(page: Page): Promise<void> {
  await page.waitForURL(READING);
  await page.getByRole('button', { name: 'Repost' }).waitFor();
}

/** A news as the API makes it: two texts. */
export async function make(member: TestMember, name: string): Promise<string> {
  const { richtext } = (await member.call('POST', '/api/richtexts', {})).body;
  const head = { title: name, category: 'Farming', richtextId: richtext.id };
  const { data } = (await member.call('POST', '/api/news/add/community/3', head)).body;
  for (const order of [1, 2])
    await member.call('POST', '/api/texts/add', {
      richtextId: richtext.id,
      order,
      textDescription: `Text number ${order}.`,
    });
  return data.id;
}

/** A news of the community, as the API has it. */
export const stored = async (member: TestMember, id: string) =>
  (await member.call('GET', `/api/news/${id}/community/3`)).body;

export const textsOf = async (member: TestMember, id: string): Promise<string[]> =>
  (await stored(member, id)).rich_text.texts.map(
    ({ textDescription }: { textDescription: string }) => textDescription,
  );
