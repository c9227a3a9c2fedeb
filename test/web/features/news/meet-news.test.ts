// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Draft, newText } from '#web/features/news/draft.ts';
import {
  addBlock,
  changeBlock,
  changeHead,
  moveBlock,
  removeBlock,
} from '#web/features/news/draft-changes.ts';
import { meetNews } from '#web/features/news/meet-news.ts';
import { draftOf } from '#web/features/news/stored-draft.ts';
import { aNews } from './a-news.ts';

const draft = draftOf(aNews);
const ids = ({ blocks }: Draft) => blocks.map(({ id }) => id);
const without = (kind: 'texts' | 'photos' | 'videos') => ({
  ...aNews,
  rich_text: { ...aNews.rich_text, [kind]: [] },
});
const rewritten = (textDescription: string) => ({
  ...aNews,
  title: 'Hail',
  rich_text: {
    ...aNews.rich_text,
    texts: [
      { ...aNews.rich_text.texts[0], id: 't1', richtextId: 'r1', order: 1, textDescription, version: 0 },
    ],
  },
});
const changed = changeBlock(draft, 't1', (block) =>
  block.kind === 'text' ? { ...block, description: 'Mine.' } : block,
);

test('what was not changed here becomes the news', () => {
  const met = meetNews(draft, rewritten('From elsewhere.'));

  expect(met.title).toBe('Hail');
  expect(met.blocks[0]).toMatchObject({ description: 'From elsewhere.' });
});

test('what was changed here stays, and is sent against the news as it is', () => {
  const met = meetNews(changeHead(changed, { title: 'Mine' }), rewritten('From elsewhere.'));

  expect(met.title).toBe('Mine');
  expect(met.blocks[0]).toMatchObject({
    description: 'Mine.',
    stored: { fields: { textDescription: 'From elsewhere.' } },
  });
  expect(met.blocks[0]?.step.key).not.toBe(changed.blocks[0]?.step.key);
});

test('the order of the draft stays, and what was written elsewhere comes to its place', () => {
  const met = meetNews(
    removeBlock(moveBlock({ ...draft, blocks: draft.blocks.slice(0, 2) }, 0, 1), 'p2'),
    aNews,
  );

  expect(ids(met)).toEqual(['p2', 't1', 'v3']);
  expect(met.blocks[0]?.isRemoved).toBe(true);
});

test('a block that went elsewhere goes, unless something was written in it', () => {
  expect(ids(meetNews(draft, without('texts')))).toEqual(['p2', 'v3']);

  const met = meetNews(changed, without('texts'));

  expect(met.blocks[0]).toMatchObject({ description: 'Mine.', stored: undefined });
});

test('a block whose answer never came is known by its kind and place', () => {
  const sent = {
    ...newText(),
    description: 'White grass.',
    step: { key: 'k', state: 'sent' as const, order: 1 },
  };
  const begun = addBlock({ ...draft, blocks: [] }, sent);

  const met = meetNews(begun, aNews);

  expect(met.blocks[0]).toMatchObject({ id: sent.id, stored: { id: 't1' }, step: { state: 'open' } });
});
