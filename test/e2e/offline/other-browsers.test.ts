import { afterEach, describe, expect, test } from 'vitest';
import { breakingNetwork } from '#test/browser/breaking-network.ts';
import { drivenPage } from '#test/browser/driven/driven-page.ts';
import type { Driver } from '#test/browser/driven/driver.ts';
import { startFirefox } from '#test/browser/driven/firefox.ts';
import { keptOnDevice, missingOfSite } from '#test/browser/driven/in-page.ts';
import { startWebkit } from '#test/browser/driven/webkit.ts';
import { make, textsOf } from '#test/browser/news.ts';
import { useStack } from '#test/system/stack.ts';
import { editProfile } from '#test/things/members.ts';

// What members have to have without a network, in the browsers that Playwright does not drive as they are installed.
// The network is cut before the browser, which goes on believing that it has one. WebKit does only the first so far:
// asked for what it keeps after a log-out, it does not answer its driver.

const stack = useStack({ site: true });
const ALL = '/community-switching/all-communities';

let driver: Driver | undefined;
afterEach(async () => {
  await driver?.close();
  driver = undefined;
});

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
] as const)('in %s', (name, start) => {
  /** A browser in which a new member has signed in and seen the news, until all of the site is kept. */
  async function signedIn(username: string) {
    const member = await stack.member(username);
    await editProfile(member, 'Bob', 'Vik');
    await make(member, `Frost of ${username}`);
    const network = await breakingNetwork();
    driver = await start(network.proxy.server);
    const { open, reopen } = driver;
    const page = drivenPage(driver);
    const visit = (path: string) => open(stack.url + path);
    await visit('/login');
    await page.fill('Username', username);
    await page.fill('Password', 'harvest1');
    await page.press('Sign In');
    await page.sees(`Frost of ${username}`);
    await expect.poll(() => page.run(missingOfSite), { timeout: 120_000 }).toEqual([]);
    /** Goes to a screen, until the device keeps what it has read. */
    const read = async (path: string, words: string, reply: string) => {
      await visit(path);
      await page.sees(words);
      await expect
        .poll(async () => JSON.stringify(await page.run(keptOnDevice).catch(String)))
        .toContain(JSON.stringify(JSON.stringify(reply)).slice(1, -1));
    };
    return { member, network, page, visit, read, reopen };
  }

  test('news that were visited once open without a network', async () => {
    const { network, page, visit, reopen } = await signedIn(`ada-${name}`);
    network.cut();
    await reopen();

    await visit('/');
    await page.sees('Frost of ada', 8000);
    await page.sees('No connection.');
    await page.sees(/As of \d+:\d\d/);
    await page.picture(`${name}-news-offline`);
  });

  // The others: see above.
  if (name === 'WebKit') return;

  test('what is written without a network waits through a restart, and arrives once', async () => {
    const { member, network, page, visit, read, reopen } = await signedIn(`bo-${name}`);
    await read('/edit-information', 'First name', '/api/users/profile');
    await read(ALL, 'Growers', '/api/communities');
    network.cut();

    await visit('/edit-information');
    await page.fill('First name', 'Bo');
    await page.press('Continue');
    await page.sees(/This is kept on this \w+ and goes out by itself/);
    await visit(ALL);
    await page.press('Join');
    await page.sees(/On this (phone|computer)/);
    await visit('/news');
    await page.press('Add news');
    await page.fill('Title', 'Walls in spring');
    await page.choose('Category', 'Farming');
    await page.press('Continue');
    await page.fill('Description', 'Frost lifts the first stones.');
    await page.press('Publish');
    await page.sees(/This is kept on this \w+ and goes out by itself/);
    await reopen();

    await visit('/unsent');
    await page.sees(/On the way\s+Your information[\s\S]*Join community[\s\S]*Walls in spring/);
    await page.picture(`${name}-unsent`);
    network.lose(/^(POST|PUT) \/api\//);
    network.mend();

    await page.sees(/(Sent,[\s\S]*){3}/, 60_000);
    expect(network.lost.length).toBeGreaterThan(2);
    const news = (await member.call('GET', '/api/news/community/3?pageNumber=1')).body.data;
    const [walls, ...more] = news.filter(({ title }: { title: string }) => title === 'Walls in spring');
    expect(more).toEqual([]);
    expect(await textsOf(member, walls.id)).toEqual(['Frost lifts the first stones.']);
    expect((await member.call('GET', '/api/communities/user')).body.totalItems).toBe(2);
    expect((await member.call('GET', '/api/users/profile')).body.firstName).toBe('Bo');
  });

  test('a log-out without a network leaves nothing of the member', async () => {
    const { member, network, page, visit, read, reopen } = await signedIn(`cy-${name}`);
    await read(ALL, 'Growers', '/api/communities');
    network.cut();
    await visit(ALL);
    await page.press('Join');
    await page.sees(/On this (phone|computer)/);
    expect(JSON.stringify(await page.run(keptOnDevice))).toContain(member.id);

    await page.press('Settings');
    await page.press('Logout');
    await page.sees('One thing has not been sent');
    await page.press('Log out and drop it');
    await expect.poll(() => page.run(() => location.pathname).catch(String)).toBe('/login');

    const leftovers = async () => {
      const kept = Object.entries(await page.run(keptOnDevice).catch(() => ({ page: member.id })));
      // Which first steps are done stays for the next sign-in; it holds nothing that the member read or wrote.
      const rest = kept.map(
        ([where, text]) => [where, text.replaceAll(`firstSteps:${member.id}`, '')] as const,
      );
      const ofMember = [member.id, `cy-${name}`, 'accessToken'];
      return rest.filter(([, text]) => ofMember.some((word) => text.includes(word)));
    };
    await expect.poll(leftovers).toEqual([]);
    await reopen();
    await visit('/news');
    await expect.poll(() => page.run(() => location.pathname).catch(String)).toBe('/login');
    await expect.poll(leftovers).toEqual([]);
  });
});
