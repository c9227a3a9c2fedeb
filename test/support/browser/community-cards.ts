import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { useBrowser } from './browser.ts';
import { hasten } from './hasten.ts';
import { memberPage } from './member-page.ts';
import type { System } from './stored-session.ts';

/** The communities as a member sees them. */
export async function communitiesPage(
  browser: ReturnType<typeof useBrowser>,
  stack: System,
  username: string,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const options = { path: '/community-switching', ...(viewport && { viewport }) };
  const { page } = await memberPage(browser, stack, username, options);
  await page.getByRole('article').getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}

export const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

export const currentCommunity = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('currentCommunity') ?? 'null'));

/** How many follow it, as its card says. */
export const followersOf = async (page: Page, name: string) =>
  Number.parseInt(
    await cardOf(page, name)
      .getByText(/follower/)
      .innerText(),
    10,
  );

/** Once the API has answered: the count on the card is the one that everyone sees. */
export async function followed(page: Page, press: () => Promise<void>): Promise<void> {
  // Whichever window of the member sends it.
  const answered = page.context().waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/communities-users/follow'),
  });
  await press();
  await answered;
}

/** In the menu of one's own. */
export async function choose(page: Page, name: string, entry: 'Edit' | 'Delete'): Promise<void> {
  await cardOf(page, name).getByRole('button', { name: 'Options' }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

export async function removeCommunity(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.getByRole('button', { name: 'Confirm' }).click();
  await question.waitFor({ state: 'detached' });
  await cardOf(page, name).waitFor({ state: 'detached' });
}

/** What floats over the page is gone then. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.toast');
  // Each is gone by itself as well, a few seconds after it came.
  for (let count = await toasts.count(); count > 0; count = await toasts.count())
    await hasten(toasts.first().getByRole('button', { name: 'Close' }), () =>
      expect.poll(() => toasts.count()).toBeLessThan(count),
    );
}
