import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { signIn } from '#test/browser/accounts.ts';
import { confirm, look, press, title } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { cutOff, keeps, keptReplies } from '#test/browser/cut-off.ts';
import { arrived, forgetShifts, shiftOf } from '#test/browser/layout.ts';
import { make } from '#test/browser/news.ts';
import { outboxArrived } from '#test/browser/outbox-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { storedSession } from '#test/browser/stored-session.ts';
import { png } from '#test/files/pictures.ts';
import { rare, test } from '#test/rare.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLesson } from '#test/things/courses/lessons.ts';
import { newResource } from '#test/things/library/resources.ts';
import { addBlock, newNews } from '#test/things/news.ts';

const { stack, browser, newMember } = useSite();

const asOf = (page: Page, time: string | RegExp = /^As of \d+:\d\d$/) => page.getByText(time).waitFor();

const missing = (page: Page) => page.getByRole('heading', { name: /^On this (phone|computer)$/ });

/** Opens a screen anew, as from the home screen of a phone. */
const open = (page: Page, path: string) => page.goto(stack.url + path, { waitUntil: 'commit' });

/** Reads the news and one of it, until the device keeps both. */
async function readNews(page: Page, headline: string): Promise<void> {
  await page.goto(`${stack.url}/news`);
  await page.getByRole('link', { name: headline }).click();
  await title(page, headline);
  await keeps(page, '/api/news/{id}/community/{communityId}');
  await keeps(page, '/api/news/community/{communityId}');
}

test('what was read opens again without a connection, and says of when it is; what was not says so, and what is there', async () => {
  const { member, context, page } = await newMember('ada', { viewport: sizes.phone, path: null });
  const [read, unread] = [await make(member, 'Late frost'), await make(member, 'Early rapeseed')];
  await readNews(page, 'Late frost');
  await cutOff(context, stack);

  await open(page, '/news');
  await page.getByRole('link', { name: 'Late frost' }).waitFor();
  await arrived(page);
  await forgetShifts(page);
  await asOf(page);
  expect(await shiftOf(page)).toBe(0);
  await look(page, 'reading-list-as-of');
  await page.setViewportSize(sizes.desktop);
  await look(page, 'reading-list-as-of');

  await open(page, `/news/${read}`);
  await title(page, 'Late frost');
  await page.getByText('Text number 2.').first().waitFor();
  await asOf(page);
  await page.reload();
  await page.getByText('Text number 2.').first().waitFor();

  await open(page, `/news/${unread}`);
  await missing(page).waitFor();
  await look(page, 'reading-missing');
  await page.setViewportSize(sizes.phone);
  await look(page, 'reading-missing');
  await page.locator('#main').getByRole('link', { name: 'Late frost' }).click();
  await title(page, 'Late frost');
  await page.getByText('Text number 2.').first().waitFor();
  await missing(page).waitFor({ state: 'detached' });
});

rare(
  'with the worker of the site, news that were visited once open again after the browser was closed',
  async () => {
    const member = await stack.member('walt');
    await make(member, 'Walls in spring');
    const storageState = await storedSession(stack, 'walt');
    const context = await browser.open({ viewport: sizes.phone, storageState, serviceWorkers: 'allow' });
    const first = await context.newPage();
    await first.goto(`${stack.url}/news`);
    await keeps(first, '/api/news/community/{communityId}');
    // It is installed once a screen has been there for a while, and all it lists is there by then.
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await first.close();
    await context.setOffline(true);

    const page = await context.newPage();
    await open(page, '/news');
    await page.getByRole('link', { name: 'Walls in spring' }).waitFor();
    await asOf(page);
  },
);

rare(
  'pictures keep their place without a connection, none looks broken, and none is asked for again and again',
  async () => {
    const { member, context, page } = await newMember('bela', { path: null });
    const news = await newNews(member, { title: 'Hedges', news: png }, '3');
    await addBlock(member, 'photos', {
      richtextId: news.richtextId,
      order: '1',
      photoDescription: 'The old hedge',
      img: png,
    });
    await readNews(page, 'Hedges');
    await cutOff(context, stack);
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()));

    await open(page, `/news/${news.id}`);
    await asOf(page);
    await arrived(page);

    const broken = await page.evaluate(() =>
      [...document.images]
        .filter(({ naturalWidth, dataset }) => naturalWidth === 0 && dataset['broken'] === undefined)
        .filter((image) => image.loading !== 'lazy' && image.checkVisibility({ visibilityProperty: true }))
        .map(({ src }) => src),
    );
    expect(broken).toEqual([]);
    const times = asked.map((url) => asked.filter((other) => other === url).length);
    expect(Math.max(...times)).toBeLessThanOrEqual(2);
  },
);

rare(
  'communities, profile, calendar, library, members, courses, lessons, groups, enterprises and the dashboard open',
  async () => {
    const { member, context, page } = await newMember('cleo', { path: null });
    const name = { firstName: 'Cleo', lastName: 'Hart', email: 'cleo@example.com' };
    await member.form('PUT', '/api/users/profile', name);
    const group = await newCircle(member, 'group', '3', { title: 'Wallers' });
    const enterprise = await newCircle(member, 'enterprise', '3', { title: 'Mill' });
    const resource = await newResource(member, { title: 'Seed rates' });
    const course = await newCourse(await stack.member('tom'), { title: 'Living soil' });
    await enrol(member, course.id);
    const teacher = await stack.member('tove');
    const taught = await newCourse(teacher, { title: 'Dry stone walls' });
    const lesson = await newLesson(teacher, taught.id, { title: 'The first stones' });
    await enrol(member, taught.id);
    const month = new Date().toISOString().slice(0, 7);
    await member.call('POST', '/api/events/add', {
      scope: 'my',
      date: `${month}-15`,
      time: '07:30',
      task: 'Sow vetch',
    });
    const screens: readonly [path: string, text: string, kept: string][] = [
      ['/community-switching/my-communities', 'Growers', '/api/communities/user'],
      ['/myProfile', 'Cleo Hart', '/api/users/profile'],
      ['/calendar/my-events', 'Sow vetch', '/api/events'],
      ['/library', 'Seed rates', '/api/resources'],
      [`/library/${resource.id}`, 'Seed rates', '/api/resources/{id}'],
      ['/members', 'Cleo Hart', '/api/communities-users/community/{communityId}'],
      ['/courses', 'Living soil', '/api/courses'],
      [`/course/${course.id}`, 'Living soil', '/api/courses/{id}'],
      [`/lesson/${lesson.id}`, 'The first stones', '/api/lessons/{id}'],
      ['/groups', 'Wallers', '/api/groups/community/{communityId}'],
      [`/groups/${group.id}`, 'Wallers', '/api/groups/{id}'],
      ['/enterprises', 'Mill', '/api/enterprises/community/{communityId}'],
      [`/your-enterprises/${enterprise.id}`, 'Mill', '/api/enterprises/{id}'],
      ['/dashboard', 'Cleo Hart', '/api/users/profile'],
    ];
    const isShown = async (path: string, text: string) => {
      await open(page, path);
      await page.locator('#main').getByText(text).first().waitFor();
      await arrived(page);
    };
    for (const [path, text, kept] of screens) {
      await isShown(path, text);
      await keeps(page, kept);
    }
    await cutOff(context, stack);

    for (const [path, text] of screens) {
      await isShown(path, text);
      expect([path, await page.locator('#main .empty[role=alert]').count()]).toEqual([path, 0]);
    }
  },
);

rare(
  'whoever is disabled meanwhile is signed out at the first contact, and nothing of theirs stays',
  async () => {
    const { context, page, member } = await newMember('gus', { path: null });
    await make(member, 'Cold nights');
    await readNews(page, 'Cold nights');
    const connect = await cutOff(context, stack);
    await open(page, '/news');
    await asOf(page);
    const pool = {
      userPoolId: stack.cognito.userPoolId,
      cognito: new CognitoIdentityProviderClient({
        endpoint: stack.cognito.endpoint,
        region: 'us-east-1',
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      }),
    };
    const { disableMember, findAccount } = await import('#lib/operations/moderation/account.ts');
    await disableMember(pool, await findAccount(pool, 'gus'));
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);

    await connect();
    await page.waitForURL(`${stack.url}/login`);
    clock.mockRestore();

    await expect.poll(() => keptReplies(page)).toEqual([]);
  },
);

rare(
  'a log-out without a connection leaves nothing of the member, and the next one sees nothing of them',
  async () => {
    const { context, page, member } = await newMember('hana', { path: null });
    const other = await stack.member('ivo');
    const id = await make(member, 'Wet hay');
    await readNews(page, 'Wet hay');
    await outboxArrived(page);
    const connect = await cutOff(context, stack);
    await open(page, '/news');
    await asOf(page);

    await press(page, 'Settings');
    await press(page, 'Logout');
    await confirm(page, 'Yes');
    await page.waitForURL(`${stack.url}/login`);

    expect(await keptReplies(page)).toEqual([]);
    const texts = await page.evaluate(async () => {
      const names = [await window.caches.keys(), await indexedDB.databases()];
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, names]);
    });
    // Which first steps are done stays for the next sign-in; it holds nothing that the member read or wrote.
    expect(texts.replaceAll(`firstSteps:${member.id}`, '')).not.toContain(member.id);
    await connect();
    await signIn(page, 'ivo');
    await title(page, 'News');
    await cutOff(context, stack);
    await open(page, `/news/${id}`);
    await missing(page).waitFor();
    expect((await keptReplies(page)).map(({ key }) => key[2])).not.toContain(member.id);
    expect(other.id).not.toBe(member.id);
  },
);

rare(
  'another member who signs in after a session that ended by itself sees nothing of the one before',
  async () => {
    const { page, member } = await newMember('jon', { path: null });
    await make(member, 'Dry stubble');
    await stack.member('kim');
    await readNews(page, 'Dry stubble');
    await page.evaluate(() => localStorage.clear());

    await open(page, '/login');
    await signIn(page, 'kim');
    await title(page, 'News');
    await keeps(page, '/api/news/community/{communityId}');

    expect((await keptReplies(page)).map(({ key }) => key[2])).not.toContain(member.id);
  },
);

rare('a device without room opens, sends, and says that it does not keep what is read', async () => {
  const { context, page, member } = await newMember('lea', { path: null });
  await make(member, 'Frozen pipes');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: stack.url, quotaSize: 1000 });

  await page.goto(`${stack.url}/news`);
  await page.getByText('is full: what you read is not kept.').waitFor();
  await look(page, 'reading-full');

  expect(await keptReplies(page)).toEqual([]);
  await page.goto(`${stack.url}/community-switching/all-communities`);
  await page.getByRole('button', { name: 'Join' }).first().click();
  const joined = async () => (await member.call('GET', '/api/communities/user')).body.totalItems;
  await expect.poll(joined).toBe(2);
});

rare.each([
  ['a day ahead', 1, /^As of yesterday, \d+:\d\d$/],
  ['a day behind', -1, /^As of /],
] as const)('a clock that is %s hides nothing that is kept', async (_, days, said) => {
  const { context, page, member } = await newMember(days > 0 ? 'mia' : 'noa', { path: null });
  const headline = `Clover ${days}`;
  await make(member, headline);
  await readNews(page, headline);
  const kept = (await keptReplies(page)).length;
  await cutOff(context, stack);

  await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000);
  await open(page, '/news');
  await page.getByRole('link', { name: headline }).waitFor();
  await asOf(page, said);

  expect((await keptReplies(page)).length).toBeGreaterThanOrEqual(kept);
});

rare(
  'on a network that answers nothing, what is kept shows at once, and after a while of when it is',
  async () => {
    const { context, page, member } = await newMember('ole', { path: null });
    await make(member, 'Slow lambs');
    await readNews(page, 'Slow lambs');
    await cutOff(context, stack, 'silent');
    await open(page, '/news');

    await page.getByRole('link', { name: 'Slow lambs' }).waitFor({ timeout: 9000 });
    await asOf(page);
    await expect.poll(() => page.locator('#main .empty[role=alert]').count()).toBe(0);
  },
);
