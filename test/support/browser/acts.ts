import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, shoot } from './browser.ts';
import { crampedByLargeText } from './cramped.ts';
import { lostInForcedColours } from './forced-colors.ts';

/*
 * What a member does with a page, and sees on it. `part` is where that is looked for, if not on the whole page.
 */

type Part = Pick<Page, 'getByRole' | 'getByText' | 'getByLabel'>;

export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

export const button = (part: Part, name: string) => part.getByRole('button', { name, exact: true });

export const press = (part: Part, name: string) => button(part, name).click();

/** Says that one is sure. */
export const confirm = (page: Page, name: string) => press(page.getByRole('alertdialog'), name);

export const said = (part: Part, text: string) => part.getByText(text, { exact: true }).waitFor();

/** Waits until that stands in a field. */
export const holds = (field: Locator, value: string | RegExp) =>
  expect
    .poll(() => field.inputValue())
    .toEqual(typeof value === 'string' ? value : expect.stringMatching(value));

export const pathOf = (page: Page) => new URL(page.url()).pathname;

export const queryOf = (page: Page) => new URL(page.url()).search;

/** Types once the focus has gone by itself to a field in which nothing stands yet. */
export async function typeThere(page: Page, words: string): Promise<void> {
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.value === '');
  await page.keyboard.type(words);
}

/** What a badge or a card says of what has not arrived. */
export const waits = (part: Part) => part.getByText(/^On this (phone|computer)$/);

/** Tells the page that there is a connection again, as a browser does. */
export const connect = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

/** Axe finds nothing; `name` is that of the picture (`shoot`). */
export async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await shoot(page, name);
}

/** It can be used in colours that the device forces, and in large text. */
export async function expectUsableByAll(page: Page): Promise<void> {
  expect(await lostInForcedColours(page)).toEqual([]);
  expect(await crampedByLargeText(page)).toEqual([]);
}

/** Has the text of the browser that large. */
export async function setFont(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
    size,
  );
  await session.detach();
}
