import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { NewsItem } from '#kinds/declared/news.ts';
import { authorsOf, counted, newSince, newsIn, without } from '#kinds/news-since.ts';
import { ALWAYS } from '#kinds/window.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-12T06:00:00Z');
const threeDays = { ...ALWAYS, from: now - 3 * DAY_MS };

const written = (creator: string, daysAgo: number) =>
  ({
    id: `00000${ulid(now - daysAgo * DAY_MS)}`,
    title: `${creator}, ${daysAgo}`,
    creator,
  }) as NewsItem;
const titles = (rows: readonly NewsItem[]) => rows.map(({ title }) => title);

test('what others wrote in a time is told, the newest first', () => {
  const rows = [written('ben', 0.5), written('ada', 1), written('cora', 2), written('ben', 4)];

  const { news, isMore } = newsIn(rows, { userId: 'ada' }, threeDays, 9);
  const before = newsIn(rows, { userId: 'ada' }, { ...threeDays, to: now - DAY_MS }, 9);

  expect([titles(news), isMore]).toEqual([['ben, 0.5', 'cora, 2'], false]);
  expect(titles(before.news)).toEqual(['cora, 2']);
});

test('what a member wrote is no news to them, nor what is hidden', () => {
  const rows = [written('ada', 1), { ...written('ben', 1), isHidden: true as const }];

  expect(newsIn(rows, { userId: 'ada' }, threeDays, 9).news).toEqual([]);
});

test('there may be more behind the last row that was read', () => {
  const rows = Array.from({ length: 9 }, () => written('ben', 1));

  expect(newsIn(rows, { userId: 'ada' }, threeDays, 9)).toMatchObject({ news: rows, isMore: true });
  expect(newsIn([...rows.slice(1), written('ben', 4)], { userId: 'ada' }, threeDays, 9).isMore).toBe(false);
});

test('a member who has never said what they have seen is told of a week', () => {
  expect(newSince(undefined, now)).toBe(now - 7 * DAY_MS);
  expect(newSince('2026-03-11T06:00:00.000Z', now)).toBe(now - DAY_MS);
});

test('a news that the reader muted is not told', () => {
  const rows = [written('ben', 0.5), written('ben', 1)];
  const muted = new Set([`news#${rows[0]?.id}`]);

  expect(titles(newsIn(rows, { userId: 'ada', muted }, threeDays, 9).news)).toEqual(['ben, 1']);
});

test('a community is not told of where all of it is by somebody whom the reader does not meet', () => {
  const of = (communityId: string, ...news: NewsItem[]) => ({ communityId, news, isMore: false });
  const found = [of('1', written('ben', 1), written('cora', 2)), of('2', written('ben', 1))];

  expect(authorsOf(found)).toEqual(['ben', 'cora', 'ben']);
  expect(counted(without(found, new Set(['ben'])))).toEqual([
    { communityId: '1', count: 1, isMore: false, newest: { id: found[0]?.news[1]?.id, title: 'cora, 2' } },
  ]);
});
