import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shoot, useBrowser } from '#test/browser/browser.ts';
import { arrived, shiftOf, watchShifts } from '#test/browser/layout.ts';
import { storedSession } from '#test/browser/stored-session.ts';
import { useStack } from '#test/system/stack.ts';

const stack = useStack({ site: true, demo: 'copied' });
const browser = useBrowser();

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

const setFont = async (page: Page, size: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
};

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

const sizes = [
  [320, 640, 16],
  [360, 740, 16],
  [768, 1024, 16],
  [1280, 800, 16],
  [1600, 900, 16],
  [320, 640, 32],
] as const;

const open = { done: [], hidden: [], isUnconfirmed: false, followed: 1, hasLooked: true };

describe.each([
  // Whether one is theirs was never looked at: no room is kept for it.
  ['the news', '/news', 'farmer', ofNews, { ...open, followed: -1 }],
  ['the news with the first step', '/news', 'farmer', ofNewcomer, open],
  ['another screen of a member', '/dashboard', 'farmer', ofOthers, undefined],
  ['the sign-in', '/login', undefined, ofSignIn, undefined],
] as const)('before %s', (name, path, username, pairs, steps) => {
  test.each(sizes)(
    'at %i × %i px with text of %i px, all stands where it stays',
    async (width, height, font) => {
      const { page, letIn } = await held(path, username, { width, height }, steps);
      await setFont(page, font);
      await page.waitForFunction(
        (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
        font,
      );
      await shoot(page, `boot-${name.replaceAll(' ', '-')}`);
      const before = await boxesOf(
        page,
        pairs.map(([boot]) => boot),
      );
      letIn();
      await page.locator('#boot').waitFor({ state: 'detached' });
      await arrived(page);
      // The sidebar's calendar, for one, has a file of its own.
      await page.waitForFunction(
        (names) =>
          names.every((name) =>
            [...document.querySelectorAll(name)].some((found) => found.checkVisibility()),
          ),
        pairs.filter((_, place) => before[place]).map(([, real]) => real),
      );
      const after = await boxesOf(
        page,
        pairs.map(([, real]) => real),
      );

      const seen = pairs.filter((_, place) => before[place]);
      expect(seen.length).toBeGreaterThan(2);
      for (const [place, [boot]] of pairs.entries()) {
        const box = before[place];
        const apart = box?.map((figure, side) => Math.abs(figure - (after[place]?.[side] ?? Number.NaN)));
        expect([
          boot,
          box,
          after[place],
          apart?.every((px) => px <= 2) ?? after[place] === undefined,
        ]).toEqual([boot, box, after[place], true]);
      }
      // What is left is the width of words whose font arrives.
      if (font === 16) expect(await shiftOf(page)).toBeLessThan(0.005);
    },
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

  expect(await page.locator('.lead-news .cover').getAttribute('src')).toBe(before);
});

test('the drawing beside the sign-in stands before the application is here; a member does not fetch it', async () => {
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
});

/** What is fetched before anybody asks for it. */
const AHEAD = /\/(tab-panel|mini-calendar|overlays|new-news-dialog|delete-news|fetch-ahead)-/;

test.each([
  ['sign-in', '/login', undefined, 18],
  ['the news', '/news', 'farmer', 30],
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
    // What waits to be sent comes last.
    const last = username && page.waitForRequest(/\/outbox-[\w-]{7}\.js/);
    await page.goto(stack.url + path);
    await arrived(page);
    await last;

    const ahead = asked.findIndex((url) => AHEAD.test(url));
    const first = ahead < 0 ? asked : asked.slice(0, ahead);
    expect(first.length).toBeGreaterThan(10);
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(most);
    // For the icon of its tab a browser asks by itself, whether or not the page is asking for the same picture just now.
    const twice = first.filter((url, place) => first.indexOf(url) !== place && !/\/mark-/.test(url));
    expect(twice).toEqual([]);
  },
);

test('nobody sees an empty page between what it painted first and the screen', async () => {
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
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();

  expect(await page.evaluate(() => (window as unknown as { empty: string[] }).empty)).toEqual([]);
});

test('without JavaScript the page says that it needs it, and paints nothing that stays empty', async () => {
  const context = await browser.open({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stack.url);

  // A browser that is only told to run none does not draw what it says.
  expect(await page.locator('noscript').textContent()).toContain('Furrow needs JavaScript');
  expect(await page.locator('#boot').isVisible()).toBe(false);
});

test('in forced colours its shapes have edges', async () => {
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
