import { expect, test } from 'vitest';
import { title } from '#test/browser/acts.ts';
import { expectAccessible, sizes } from '#test/browser/browser.ts';
import { crampedOf } from '#test/browser/cramped.ts';
import { useSite } from '#test/browser/site.ts';
import { workerRests } from '#test/system/jobs.ts';
import { newNews } from '#test/things/news.ts';
import { noticesOf, unseenBy } from '#test/things/notices/notices.ts';
import { newReply } from '#test/things/replies/replies.ts';

const { stack, visit } = useSite();

test('the bell says that somebody replied, leads to the first reply that is new, and is quiet then, on each device', async () => {
  const author = await stack.member('rosa');
  const neighbour = await stack.member('tomasz');
  const news = await newNews(author, { title: 'Rapeseed is early' });
  for (const text of ['Ours is nine days late.', 'And the brook stands high.']) {
    await newReply(neighbour, 'news', news.id, { text });
  }
  await workerRests();
  const { page } = await visit('rosa', { viewport: sizes.phone, path: '/news' });
  await title(page, 'News');

  const bell = page.getByRole('button', { name: 'Notifications 1 new' });
  await bell.waitFor();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const line = panel.getByRole('link', { name: /^tomasz replied to “Rapeseed is early”/ }).first();
  await line.waitFor();
  expect(await crampedOf(page)).toEqual([]);
  await expectAccessible(page);
  await expect.poll(() => unseenBy(author)).toBe(0);
  await line.click();

  await title(page, 'Rapeseed is early');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toContain('Ours is nine days late.');
  expect(await page.getByRole('button', { name: 'Notifications', exact: true }).count()).toBe(1);
  expect((await noticesOf(author))[0]).toMatchObject({ isSeen: true, count: 1, onId: news.id });
});
