import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser/browser.ts';
import { memberPage } from '#test/browser/member-page.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useStack } from '#test/system/stack.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

/** Goes there as a link does: the page is not loaded again. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const forms = [
  ['/groups', 'Create Group', 'Create Group'],
  ['/community-switching/all-communities', 'Create Community', 'Create Community'],
  ['/library', 'Add files', 'Add files'],
  ['/courses', 'Add Courses', 'Create course'],
  ['/calendar/my-events', 'Add event', 'Add event'],
] as const;

test('the form of what one writes opens for the first time without a connection', async () => {
  await stack.member('frida');
  const { context, page } = await memberPage(browser, stack, 'frida', { viewport: sizes.phone });
  // The last of the forms that are fetched ahead.
  await scriptArrived(page, /\/logout-dialog-.*\.js$/);
  await context.setOffline(true);
  await page.getByText('No connection. What you write stays on this').waitFor();

  for (const [path, button, title] of forms) {
    await go(page, path);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await expectAccessible(page);
    await shoot(page, `first-offline-${path.split('/').at(-1)}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
