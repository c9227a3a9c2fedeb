// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { news } from '#contract/news.ts';
import { type Asked, clearSite, failure, json, onePage, serve, startSite, storeSession } from '#test/web.tsx';
import { fetchNewsEarly } from '#web/features/news/early-page.ts';
import { call } from '#web/lib/api.ts';

const page = 'GET /api/news/community/3';
const stored = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key);
const requests = (asked: Asked[]) => asked.filter(({ to }) => to === page).length;

beforeEach(() => storeSession());
afterEach(clearSite);

test('a page that was sent for early is not asked for again, but once', async () => {
  const asked = serve({ [page]: () => json({ ...onePage, data: [] }) });
  void fetchNewsEarly(stored);
  await startSite();

  const first = await call(news.listNews, { communityId: '3', pageNumber: 1 });
  expect([first.data, requests(asked)]).toEqual([[], 1]);

  await call(news.listNews, { communityId: '3', pageNumber: 1 });
  expect(requests(asked)).toBe(2);
});

test('an early request that failed is forgotten', async () => {
  let answered = 0;
  const asked = serve({
    [page]: () => {
      answered += 1;
      return answered === 1 ? failure(401, 'token.failed', 'old') : json({ ...onePage, data: [] });
    },
  });
  void fetchNewsEarly(stored);
  await startSite();

  expect((await call(news.listNews, { communityId: '3', pageNumber: 1 })).data).toEqual([]);
  expect(requests(asked)).toBe(2);
});

test('what is asked for with other words does not take it', async () => {
  const asked = serve({ [page]: () => json({ ...onePage, data: [] }) });
  void fetchNewsEarly(stored);
  await startSite();

  await call(news.listNews, { communityId: '3', pageNumber: 2 });

  expect(requests(asked)).toBe(2);
});
