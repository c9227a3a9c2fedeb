import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import type { NewsItem } from '#kinds/declared/news.ts';
import { newSince, newsSince } from '#kinds/news-since.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-12T06:00:00Z');

const written = (creator: string, daysAgo: number) =>
  ({
    ...{ id: `00000${ulid(now - daysAgo * DAY_MS)}`, title: `${creator}, ${daysAgo}`, creator },
  }) as NewsItem;

test('what others wrote since then is counted, with the newest of it', () => {
  const rows = [written('ben', 0.5), written('ada', 1), written('cora', 2), written('ben', 4)];

  const { count, isMore, newest } = newsSince(rows, 'ada', now - 3 * DAY_MS) ?? {};

  expect([count, isMore, newest?.title]).toEqual([2, false, 'ben, 0.5']);
});

test('what a member wrote is no news to them', () => {
  expect(newsSince([written('ada', 1)], 'ada', now - 3 * DAY_MS)).toBeUndefined();
});

test('there may be more behind the last row that was read', () => {
  const rows = Array.from({ length: 9 }, () => written('ben', 1));

  expect(newsSince(rows, 'ada', now - 3 * DAY_MS)).toMatchObject({ count: 9, isMore: true });
});

test('a member who has never said what they have seen is told of a week', () => {
  expect(newSince(undefined, now)).toBe(now - 7 * DAY_MS);
  expect(newSince('2026-03-11T06:00:00.000Z', now)).toBe(now - DAY_MS);
});

test('a news that the reader muted is not counted', () => {
  const rows = [written('ben', 0.5), written('ben', 1)];
  const muted = new Set([`news#${rows[0]?.id}`]);

  expect(newsSince(rows, 'ada', now - 3 * DAY_MS, muted)).toMatchObject({
    count: 1,
    newest: { id: rows[1]?.id },
  });
});
