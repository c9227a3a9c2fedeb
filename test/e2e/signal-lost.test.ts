import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, shoot, sizes, useBrowser } from '#test/browser.ts';
import { useStack } from '#test/stack.ts';

const stack = useStack({ site: true });
const browser = useBrowser();

const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

let members = 0;

async function signIn(page: Page): Promise<void> {
  members += 1;
  await stack.member(`ada-${members}`);
  await page.goto(`${stack.url}/login`);
  await page.getByLabel('Username').fill(`ada-${members}`);
  await page.getByLabel('Password', { exact: true }).fill('harvest1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await title(page, 'News');
}

test.each(Object.entries(sizes))(
  'on a %s a screen that cannot be fetched says so inside the shell, and opens when the signal is back',
  async (size, viewport) => {
    const context = await browser.open({ viewport });
    const page = await context.newPage();
    // Whoever has only just come has no menu yet.
    const bars = page.waitForResponse(size === 'phone' ? /tab-panel-.*\.js/ : /member-.*\.js/);
    await signIn(page);
    await bars;
    const menu = async (name: string) => {
      if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name, exact: true }).first().click();
    };
    await context.setOffline(true);

    await menu('Library');

    await title(page, 'There is no connection');
    await expectAccessible(page);
    await shoot(page, 'no-connection');
    expect(await page.locator('main img').evaluate(isBroken)).toBe(false);
    await menu('Courses');
    await title(page, 'There is no connection');
    await page.goBack();
    await page.goBack();
    await title(page, 'News');
    await menu('Library');
    await title(page, 'There is no connection');

    await context.setOffline(false);

    await title(page, 'Library');
  },
);

test('a screen that could not be fetched looks as it should when the signal is back, also one that was fetched ahead', async () => {
  const context = await browser.open({ viewport: sizes.phone });
  const page = await context.newPage();
  // Its style sheet is asked for once, and does not come.
  let isLost = false;
  await page.route(/unsent-screen-.*\.css/, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await signIn(page);
  await expect.poll(() => isLost).toBe(true);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Waiting to be sent' }).click();

  await title(page, 'Waiting to be sent');
  const styles = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => String(href)));
  expect(await styles()).toContainEqual(expect.stringMatching(/unsent-screen-.*\.css/));
});

function isBroken(image: Element): boolean {
  const { complete, naturalWidth } = image as HTMLImageElement;
  return complete && naturalWidth === 0 && getComputedStyle(image).display !== 'none';
}

test('the screens that members open most are fetched while nothing else is to be done', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  const ahead = page.waitForResponse(/edit-information-screen-.*\.js/);
  await signIn(page);
  await ahead;
  await context.setOffline(true);

  await page.getByRole('link', { name: 'My dashboard' }).click();
  await title(page, /ada/);
  await page.getByRole('link', { name: 'Members' }).first().click();
  await page.getByText('There is no connection right now').waitFor();
  await context.setOffline(false);

  await page.getByRole('list', { name: 'Members' }).waitFor();
});

test('whoever saves data fetches nothing ahead', async () => {
  const context = await browser.open();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await signIn(page);

  await page.clock.runFor(60_000);

  expect(asked.filter((url) => /(profile|members|edit-information)-screen/.test(url))).toEqual([]);
});

test('a screen that a newer version of the site has replaced loads the page again, once', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  await signIn(page);
  await page.route(/calendar-screen-.*\.js/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.route(`${stack.url}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/newer.js"></script>',
    }),
  );
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });

  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await title(page, 'This page did not load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await title(page, 'This page did not load');
  expect(documents).toEqual([`${stack.url}/calendar/my-events`]);

  await page.unrouteAll();
  await title(page, 'Calendar');
  expect(documents).toHaveLength(1);
});

test('a site that does not start without a signal starts when it is back', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(`${stack.url}/login`);
  await title(page, 'Furrow did not start');

  await page.unrouteAll();

  await title(page, 'Sign In');
});
