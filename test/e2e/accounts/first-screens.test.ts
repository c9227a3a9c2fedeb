import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { sizes } from '#test/browser/browser.ts';
import { useSite } from '#test/browser/site.ts';
import { storedSession } from '#test/browser/stored-session.ts';
import { firstScreens } from '#web/first-screens.ts';

const { stack, browser } = useSite({ demo: 'copied' });

/** The list whose first entry has its page at the address. */
const listOf: Readonly<Record<string, string>> = {
  '/news/:': '/api/news/community/3',
  '/members/profile/:': '/api/communities-users/community/3',
  '/course/:': '/api/courses/user?role=enrolled',
  '/lesson/:': '/api/lessons/course/',
  '/groups/:': '/api/groups/community/3',
  '/your-enterprises/:': '/api/enterprises/community/3',
  '/library/:': '/api/resources?category=articles',
  '/test-*/:/*': '/api/user_tests/course/',
};
/** Where the list is that of a course. */
const inCourse = ['/lesson/:', '/test-*/:/*'];

// The entry sends a screen's first request before the screen's code has arrived, and cannot import it: that both send
// the same one is seen here alone.
test('what the entry asks for is what the screen asks for first, and it is sent once', async () => {
  const storageState = await storedSession(stack, 'farmer');
  const context = await browser.open({ viewport: sizes.phone, storageState, serviceWorkers: 'block' });
  const within = await context.newPage();
  await within.goto(`${stack.url}/terms`);
  const firstOf = (list: string) => within.evaluate(askFor, list);
  // The entry asks the phone's window.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const asking = Object.entries(firstScreens).flatMap(([path, { asks }]) => (asks ? [{ path, asks }] : []));
  expect(asking.length).toBeGreaterThan(20);

  for (const { path, asks } of asking) {
    const list = listOf[path] ?? '';
    const courseId = inCourse.includes(path) ? await firstOf(listOf['/course/:'] ?? '') : '';
    const id = list && (await firstOf(list + courseId));
    const [address, url] = [path.replace(':', id).replaceAll('*', courseId), asks(id, '3')];

    // From a page that asks for nothing, within the site: the entry has no part in it.
    await within.goto(`${stack.url}/terms`);
    await within.locator('#boot').waitFor({ state: 'detached' });
    const ofScreen = within.waitForRequest(stack.url + url).catch(() => undefined);
    await within.evaluate(visit, address);
    expect([path, (await ofScreen)?.url()]).toEqual([path, stack.url + url]);

    const page = await context.newPage();
    const sent = apiRequests(page);
    await page.goto(stack.url + address);
    await page.locator('#boot').waitFor({ state: 'detached' });
    await page.locator('main h1').waitFor();
    expect([path, sent[0], sent.filter((to) => to === url)]).toEqual([path, url, [url]]);
    await expect.poll(async () => [path, await page.evaluate(notShown)]).toEqual([path, []]);
    await page.close();
  }
});

test('the members are asked for once, as many as the window has room for', async () => {
  const storageState = await storedSession(stack, 'farmer');
  const viewport = { width: 1024, height: 768 };
  const page = await (await browser.open({ viewport, storageState, serviceWorkers: 'block' })).newPage();
  const sent = apiRequests(page);

  await page.goto(`${stack.url}/members`);

  await page.getByRole('list', { name: 'Members' }).waitFor();
  const asked = sent.filter((to) => to.startsWith('/api/communities-users/'));
  expect(asked).toEqual(['/api/communities-users/community/3?pageNumber=1&pageSize=9']);
});

function apiRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const to = request.url().replace(stack.url, '');
    if (to.startsWith('/api/')) sent.push(to);
  });
  return sent;
}

/** Runs in the page: the id of a list's first entry, or of its member. */
async function askFor(list: string): Promise<string> {
  const { token } = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
  const reply = await fetch(list, { headers: { authorization: `Bearer ${token}` } });
  const [{ id, userId = id }] = (await reply.json()).data;
  return userId;
}

/** Runs in the page: pictures that were asked for and that nothing shows. */
function notShown(): string[] {
  const shown = [...document.images].map(({ src }) => src);
  return performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
    .map(({ name }) => name)
    .filter((name) => !shown.includes(name));
}

/** Runs in the page: goes to an address as a link does. */
function visit(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}
