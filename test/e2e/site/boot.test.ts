import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { title } from '#test/browser/acts.ts';
import { shoot } from '#test/browser/browser.ts';
import { arrived, forgetShifts, shiftOf, watchShifts } from '#test/browser/layout.ts';
import { useSite } from '#test/browser/site.ts';
import { storedSession } from '#test/browser/stored-session.ts';
import { type Turn, turning } from '#test/browser/turning.ts';
import { rare, test } from '#test/rare.ts';

const { stack, browser } = useSite({ demo: 'copied' });

/** What the page paints by itself, and what takes its place. */
const ofNews = [
  ['.b-top', '.phonebar, .topbar'],
  ['.b-top .b-mark', '.phonebar .parcel'],
  ['.b-side .b-mark', '.sidebar .brand img'],
  ['.b-home', '.nav-home'],
  ['.b-days', '.minical'],
  ['.b-title', '.phead h1'],
  ['.b-search', '.phead .search'],
  ['.b-add', '.phead .btn-primary'],
  ['.b-topics', '.topics-button'],
  ['.b-today', '.today-slot'],
  ['.b-cover', '.lead-news .cover'],
  ['.b-tabs', '.tabbar'],
] as const;
const ofNewcomer = [...ofNews, ['.b-step', '.first-step']] as const;
const ofSignIn = [
  ['.b-gate .b-mark', '.gate .brand img'],
  ['.b-art', '.gate-art img'],
  ['.b-field', '.gate .control'],
  ['.b-field + .b-field', '.field + .field .control'],
  ['.b-go', '.gate .btn-primary'],
  ['.b-others', '.gate-others'],
] as const;
const ofOthers = ofNews.filter(([, real]) => !/phead|topics|lead/.test(real));

/** A page whose application does not arrive until it is let in. */
async function held(
  path: string,
  username: string | undefined,
  viewport: { width: number; height: number },
  steps?: object,
) {
  const storageState = username ? await storedSession(stack, username) : undefined;
  const context = await browser.open({ viewport, ...(storageState && { storageState }) });
  const page = await context.newPage();
  if (steps) await page.addInitScript(keepSteps, JSON.stringify(steps));
  await watchShifts(page);
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/shared-/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.goto(stack.url + path, { waitUntil: 'commit' });
  await page.locator('#boot').waitFor();
  return { page, letIn };
}

/** Runs in the page. */
function keepSteps(steps: string): void {
  const { id } = JSON.parse(localStorage.getItem('userInfo') ?? '{}');
  localStorage.setItem(`firstSteps:${id}`, steps);
}

/** Where things are that can be seen: left, top, width, height in px. */
const boxesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const found = [...document.querySelectorAll(name)].find((element) => element.checkVisibility());
        if (!found) return undefined;
        const { left, top, width, height } = found.getBoundingClientRect();
        return [left, top, width, height];
      }),
    selectors,
  );

/** Each line a page that is opened in its first window, and turned to the others. */
const tours: readonly Turn[][] = [
  [
    { width: 360, height: 740 },
    { width: 320, height: 640 },
    { width: 320, height: 640, font: 32 },
  ],
  [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
    { width: 1600, height: 900 },
  ],
];

const open = { done: [], hidden: [], isUnconfirmed: false, followed: 1, hasLooked: true };

describe.each([
  // Whether one is theirs was never looked at: no room is kept for it.
  ['the news', '/news', 'farmer', ofNews, { ...open, followed: -1 }],
  ['the news with the first step', '/news', 'farmer', ofNewcomer, open],
  ['another screen of a member', '/dashboard', 'farmer', ofOthers, undefined],
  ['the sign-in', '/login', undefined, ofSignIn, undefined],
] as const)('before %s', (name, path, username, pairs, steps) => {
  const booted = pairs.map(([boot]) => boot);
  const real = pairs.map(([, screen]) => screen);

  const [phone = [], ...others] = tours;
  const staysIn = async (...windows: Turn[]) => {
    const [{ font, ...viewport }] = windows as [Turn];
    const { page, letIn } = await held(path, username, viewport, steps);
    const before = new Map<Turn, Awaited<ReturnType<typeof boxesOf>>>();
    const boot = await turning(page, () => true);
    for (const window of windows.toReversed()) {
      await boot(window);
      await shoot(page, `boot-${name.replaceAll(' ', '-')}`);
      before.set(window, await boxesOf(page, booted));
    }
    await forgetShifts(page);

    letIn();
    await page.locator('#boot').waitFor({ state: 'detached' });
    await arrived(page);
    // What is left is the width of words whose font arrives.
    if (!font) expect(await shiftOf(page)).toBeLessThan(0.005);

    const turn = await turning(page);
    for (const window of windows) {
      const boxes = before.get(window) ?? [];
      await turn(window);
      // The sidebar's calendar, for one, has a file of its own.
      await page.waitForFunction(
        (names) =>
          names.every((name) =>
            [...document.querySelectorAll(name)].some((found) => found.checkVisibility()),
          ),
        real.filter((_, index) => boxes[index]),
      );
      const after = await boxesOf(page, real);
      expect(boxes.filter(Boolean).length).toBeGreaterThan(2);
      const moved = boxes.flatMap((box, index) => {
        const apart = box?.map((figure, side) => Math.abs(figure - (after[index]?.[side] ?? Number.NaN)));
        const hasStayed = apart?.every((px) => px <= 2) ?? after[index] === undefined;
        return hasStayed ? [] : [[booted[index], box, after[index]]];
      });
      expect([window, moved]).toEqual([window, []]);
    }
  };

  test.each([phone])('in windows from $width × $height px on, all stands where it stays', staysIn);
  rare.each([...others, ...tours.flat().map((window) => [window])])(
    'in windows from $width × $height px on, all stands where it stays',
    staysIn,
  );
});

test('the picture of the newest news stands before the application is here, and stays', async () => {
  const { page, letIn } = await held('/news', 'farmer', { width: 360, height: 740 });
  const picture = page.locator('.b-cover img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const before = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await shoot(page, 'boot-with-cover');
  letIn();
  await page.locator('#boot').waitFor({ state: 'detached' });

  await expect.poll(() => page.locator('.lead-news .cover').getAttribute('src')).toBe(before);
});

rare.each([
  ['an article', ['/news', '/news/00']],
  ['a course', ['/courses', '/course/']],
  ['a lesson', ['/courses/my-courses', '/course/', '/lesson/']],
])(
  'the picture of %s stands before the application is here, as wide and high as it stays',
  async (_, [list = '', ...links]) => {
    const viewport = { width: 360, height: 740 };
    const listed = await browser.open({ viewport, storageState: await storedSession(stack, 'farmer') });
    const from = await listed.newPage();
    let path = list;
    for (const link of links) {
      await from.goto(stack.url + path);
      path = (await from.locator(`#main a[href^="${link}"]`).first().getAttribute('href')) ?? '';
    }
    await listed.close();

    const { page, letIn } = await held(path, 'farmer', viewport);
    const picture = page.locator('.b-cover img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const src = await picture.getAttribute('src');
    const before = await picture.boundingBox();
    await shoot(page, `boot${path.slice(0, 6).replaceAll('/', '-')}`);
    await forgetShifts(page);
    letIn();
    await page.locator('#boot').waitFor({ state: 'detached' });
    await arrived(page);

    const after = page.locator(`#main .cover[src="${src}"]`).first();
    const { x, width, height } = (await after.boundingBox()) ?? {};
    expect(before).toMatchObject({ x, width, height });
    expect(await shiftOf(page)).toBeLessThan(0.005);
  },
);

rare(
  'the drawing beside the sign-in stands before the application is here; a member does not fetch it',
  async () => {
    const { page, letIn } = await held('/login', undefined, { width: 360, height: 740 });
    await page.locator('.b-art img').evaluate((image: HTMLImageElement) => image.decode());
    letIn();

    const member = await held('/news', 'farmer', { width: 360, height: 740 });
    member.letIn();
    await arrived(member.page);
    const fetched = await member.page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((url) => url.includes('/fields-'))).toEqual([]);
  },
);

/** What is fetched before anybody asks for it. */
const AHEAD = /\/(tab-panel|mini-calendar|overlays|new-news-dialog|delete-news|later)-/;

test.each([
  ['sign-in', '/login', undefined, 18],
  ['the news', '/news', 'farmer', 31],
] as const)(
  'a first visit to %s is few requests, and none of them twice',
  async (_, path, username, most) => {
    const storageState = username ? await storedSession(stack, username) : undefined;
    const context = await browser.open({
      viewport: { width: 360, height: 740 },
      ...(storageState && { storageState }),
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()));
    // A script that was fetched is imported from the browser's cache, on its disk or in the page's memory.
    const cached = new Set<string>();
    const urls = new Map<string, string>();
    const network = await context.newCDPSession(page);
    network.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
    network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(urls.get(requestId) ?? ''));
    network.on(
      'Network.responseReceived',
      ({ response }) => response.fromDiskCache && cached.add(response.url),
    );
    await network.send('Network.enable');
    // What waits to be sent comes last.
    const last = username && page.waitForRequest(/\/outbox-[\w-]{7}\.js/);
    await page.goto(stack.url + path);
    await arrived(page);
    await last;

    const first = () => {
      const ahead = asked.findIndex((url) => AHEAD.test(url));
      return (ahead < 0 ? asked : asked.slice(0, ahead)).filter(
        (url, place, all) => all.indexOf(url) === place || !cached.has(url),
      );
    };
    // For the icon of its tab a browser asks by itself, whether or not the page is asking for the same picture just
    // now.
    const twice = () =>
      first().filter((url, place, all) => all.indexOf(url) !== place && !/\/mark-/.test(url));
    // Where a reply came from is told a moment after it was asked for.
    await expect.poll(twice).toEqual([]);
    expect(first().length).toBeGreaterThan(10);
    expect(first().length, first().join('\n')).toBeLessThanOrEqual(most);
  },
);

rare('of a page of which a part has arrived nothing is painted that the rest of it would move', async () => {
  const page = await (await browser.open()).newPage();
  const whole = await (await fetch(stack.url)).text();
  const [part] = whole.split('<div class="b-panel">');
  await page.route('**/register', (route) => route.fulfill({ contentType: 'text/html', body: part }));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${stack.url}/register`);

  expect(await page.locator('.b-art').count()).toBe(1);
  expect(await page.locator('#boot').isVisible()).toBe(false);
});

rare('nobody sees an empty page between what it painted first and the screen', async () => {
  const context = await browser.open({ storageState: await storedSession(stack, 'farmer') });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const empty: string[] = [];
    Object.assign(window, { empty });
    const look = () => {
      const isBooting = document.getElementById('boot') !== null;
      const isThere = document.querySelector('.topbar') && document.querySelector('#main h1');
      if (document.getElementById('root') && !isBooting && !isThere) empty.push(document.body.innerHTML);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // By way of two others.
  await page.goto(stack.url);
  await title(page, 'News');

  expect(await page.evaluate(() => (window as unknown as { empty: string[] }).empty)).toEqual([]);
});

rare('without JavaScript the page says that it needs it, and paints nothing that stays empty', async () => {
  const context = await browser.open({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stack.url);

  // A browser that is only told to run none does not draw what it says.
  await expect.poll(() => page.locator('noscript').textContent()).toContain('Furrow needs JavaScript');
  expect(await page.locator('#boot').isVisible()).toBe(false);
});

rare('in forced colours its shapes have edges', async () => {
  const { page, letIn } = await held('/news', 'farmer', { width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: 'active' });

  const outline = await page.locator('.b-cover').evaluate((cover) => getComputedStyle(cover).outlineStyle);
  expect(outline).toBe('solid');
  letIn();
});

test('an application that does not arrive is told in words', async () => {
  const context = await browser.open();
  const page = await context.newPage();
  await page.route(/\/assets\/shared-/, (route) => route.abort());
  await page.goto(stack.url);

  await page.getByText('Furrow did not load.').waitFor();
  expect(await page.locator('#boot').count()).toBe(0);
});
