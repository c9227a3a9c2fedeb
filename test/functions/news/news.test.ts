import { expect, test } from 'vitest';
import { card, readTime, withBlocks } from '#functions/news/news.ts';
import type { NewsItem } from '#kinds/declared/news.ts';

const item: NewsItem = {
  id: '0',
  topicRow: '1',
  communityId: '3',
  title: 'Rapeseed is early',
  categoryId: '3',
  creator: 'ada',
  createdAt: '2026-03-12T08:00:00.000Z',
  richtextId: 'r',
  words: 401,
  version: 0,
  cover: { name: 'cover.png', width: 2, height: 1 },
};
const names = { person: () => ({ name: 'Ada King' }), category: () => 'Nature' };

test.each([
  [0, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readTime(words)).toBe(minutes);
});

test('a card names its category, its author and its cover', () => {
  expect(card(item, names)).toMatchObject({
    category: 'Nature',
    author: 'Ada King',
    readTime: 3,
    _attachments: 'cover.png',
  });
});

test('the details come from the first block of each kind', () => {
  const text = (textDescription: string) => ({
    id: textDescription,
    richtextId: 'r',
    order: 1,
    version: 0,
    textDescription,
  });
  const news = withBlocks(card(item, names), {
    id: 'r',
    texts: [text('first'), text('second')],
    photos: [],
    videos: [],
  });

  expect(news.textDetail).toEqual({ collectionDescription: 'first' });
  expect(news.imageDetail).toBeUndefined();
});
