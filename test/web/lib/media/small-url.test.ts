import { expect, test } from 'vitest';
import { CONTENT_HOST, serve, startSite, storeSession } from '#test/web.tsx';
import { group } from '#web/features/groups/group-kind.ts';
import { coverOf } from '#web/features/news/news-pictures.ts';
import { smallUrl } from '#web/lib/media/small-url.ts';

test('lists show the small picture, pages the large one; a picture without a small one stands in both', async () => {
  storeSession();
  serve({});
  await startSite();
  const news = { id: '1', cover: { name: 'a.webp.jpg', width: 1600, height: 900 } } as never;

  expect(coverOf(news).src).toBe(`${CONTENT_HOST}/news/a.webp.jpg`);
  expect(coverOf(news, smallUrl)).toMatchObject({
    src: `${CONTENT_HOST}/news/a.webp`,
    width: 1600,
    height: 900,
  });
  expect(smallUrl('attachments', 'old.jpg')).toBe(`${CONTENT_HOST}/attachments/old.jpg`);
  expect(smallUrl('img', 'blob:http://localhost/1')).toBe('blob:http://localhost/1');
  const item = { id: '2', communityId: '3', filename: 'a.webp.jpg' } as never;
  expect(group.pictureOf(item, smallUrl).src).toBe(`${CONTENT_HOST}/group/3/a.webp`);
});
