import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sizes } from '#test/browser/browser.ts';
import { make } from '#test/browser/news.ts';
import { scriptArrived } from '#test/browser/script-arrived.ts';
import { useSite } from '#test/browser/site.ts';
import { kept } from '#test/browser/with-workers.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { newLessons } from '#test/things/courses/lessons.ts';

const { stack, newMember, visit } = useSite();

/** Kilobytes of the site's files that a page asked for since then, and how many they are. */
const askedSince = (page: Page, since: number) =>
  page.evaluate((begin) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name, startTime }) => startTime >= begin && /\/assets\//.test(name));
    // What is imported after it was fetched is noted twice.
    const sizes = new Map(files.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    return { kilobytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000, files: sizes.size };
  }, since);

async function placesOf(username: string) {
  const member = await stack.member(username);
  const newsId = await make(member, 'Rye stands well');
  const teacher = await stack.member(`teacher-of-${username}`);
  const { id: courseId } = await newCourse(teacher, { title: 'Living soil' });
  const [lessonId = ''] = await newLessons(teacher, courseId, ['Drilling']);
  await enrol(member, courseId);
  return { '/news': '/news', '/news/:id': `/news/${newsId}`, '/lesson/:id': `/lesson/${lessonId}` };
}

test('without a worker at most 60 kB in 40 files follow a first screen: what the next tap is likely to need', async () => {
  const places: Record<string, string> = {
    ...(await placesOf('ada')),
    '/courses': '/courses',
    '/dashboard': '/dashboard',
  };
  // The last file of each.
  const last: Record<string, RegExp> = {
    '/news': /\/news-view-screen-.*\.js$/,
    '/news/:id': /\/news-screen-.*\.js$/,
    '/lesson/:id': /\/test-screen-.*\.js$/,
    '/courses': /\/unsent-screen-.*\.js$/,
    '/dashboard': /\/courses-screen-.*\.js$/,
  };

  for (const [name, path] of Object.entries(places)) {
    // A browser that has nothing of the site yet.
    const { context, page } = await visit('ada', { viewport: sizes.phone, path });
    // The bars' own part, which says what waits and what is new, comes first with all that it stands on.
    await scriptArrived(page, /\/unsent-[\w-]{7}\.js$/);
    // What keeps replies comes behind it, at once or a moment later.
    await scriptArrived(page, /\/keep-[\w-]{7}\.js$/);
    const since = await page.evaluate(() => performance.now());
    await scriptArrived(page, last[name] as RegExp);

    const { kilobytes, files } = await askedSince(page, since);
    expect([name, kilobytes < 60, files <= 40], `${name}: ${kilobytes} kB, ${files} files`).toEqual([
      name,
      true,
      true,
    ]);
    await context.close();
  }
});

test('where the worker holds all of the site, a page asks the network for none of its files', async () => {
  const { context, page } = await newMember('ben', { viewport: sizes.phone, serviceWorkers: 'allow' });
  await kept(page, true);
  await page.close();

  const again = await context.newPage();
  const byNetwork: string[] = [];
  context.on('response', (response) => {
    const isFile = response.url().includes('/assets/');
    if (isFile && !response.fromServiceWorker()) byNetwork.push(response.url());
  });
  await again.goto(`${stack.url}/news`);
  await again.getByRole('button', { name: 'Add news' }).hover();
  await scriptArrived(again, /\/new-news-dialog-.*\.js$/);
  await kept(again, true);

  expect(byNetwork).toEqual([]);
});
