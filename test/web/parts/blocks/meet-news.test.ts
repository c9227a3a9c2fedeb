import { expect, test } from 'vitest';
import type { News } from '#contract/news.ts';
import type { Draft } from '#web/parts/blocks/draft/draft.ts';
import {
  addBlock,
  changeBlock,
  changeHead,
  moveBlock,
  removeBlock,
} from '#web/parts/blocks/draft/draft-changes.ts';
import { draftOf } from '#web/parts/blocks/draft/draft-of.ts';
import { newText } from '#web/parts/blocks/draft/new-draft.ts';
import { meetPiece } from '#web/parts/blocks/elsewhere/meet-piece.ts';
import { aNews } from '../../features/news/a-news.ts';

const draft = draftOf(aNews, '3');
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
  const met = meetPiece(draft, rewritten('From elsewhere.')).draft;

  expect(met.title).toBe('Hail');
  expect(met.blocks[0]).toMatchObject({ description: 'From elsewhere.' });
});

test('what was changed here stays, and is sent against the news as it is', () => {
  const met = meetPiece(changeHead(changed, { title: 'Mine' }), rewritten('From elsewhere.')).draft;

  expect(met.title).toBe('Mine');
  expect(met.blocks[0]).toMatchObject({
    description: 'Mine.',
    stored: { fields: { textDescription: 'From elsewhere.' } },
  });
  expect(met.blocks[0]?.step.key).not.toBe(changed.blocks[0]?.step.key);
});

test('the order of the draft stays, and what was written elsewhere comes to its place', () => {
  const met = meetPiece(
    removeBlock(moveBlock({ ...draft, blocks: draft.blocks.slice(0, 2) }, 0, 1), 'p2'),
    aNews,
  ).draft;

  expect(ids(met)).toEqual(['p2', 't1', 'v3']);
  expect(met.blocks[0]?.isRemoved).toBe(true);
});

test('a block that went elsewhere goes, unless something was written in it', () => {
  expect(ids(meetPiece(draft, without('texts')).draft)).toEqual(['p2', 'v3']);

  const met = meetPiece(changed, without('texts')).draft;

  expect(met.blocks[0]).toMatchObject({ description: 'Mine.', stored: undefined });
});

test('a block whose answer never came is known by its kind and place', () => {
  const sent = {
    ...newText(),
    description: 'White grass.',
    step: { key: 'k', state: 'sent' as const, order: 1 },
  };
  const begun = addBlock({ ...draft, blocks: [] }, sent);

  const met = meetPiece(begun, aNews).draft;

  expect(met.blocks[0]).toMatchObject({ id: sent.id, stored: { id: 't1' }, step: { state: 'open' } });
});

const elsewhere = (textDescription: string): News => {
  const news = rewritten(textDescription);
  const [text] = news.rich_text.texts;
  return {
    ...aNews,
    version: 0,
    rich_text: { ...news.rich_text, texts: [{ ...text, version: 1, changedAt: '2026-03-12T14:32:00.000Z' }] },
  } as News;
};

test('a block that both changed is a conflict, and says when the other was', () => {
  const { conflicts } = meetPiece(changed, elsewhere('From elsewhere.'));

  expect(conflicts).toMatchObject([
    {
      ...{ id: 't1', part: 'block', changedAt: '2026-03-12T14:32:00.000Z' },
      mine: { description: 'Mine.' },
      theirs: { description: 'From elsewhere.' },
    },
  ]);
});

test('a choice decides a conflict, and what is sent then is checked against the news as it is', () => {
  const news = elsewhere('From elsewhere.');

  const [mine] = meetPiece(changed, news, { t1: 'mine' }).draft.blocks;
  const [theirs] = meetPiece(changed, news, { t1: 'theirs' }).draft.blocks;

  expect(mine).toMatchObject({ description: 'Mine.', stored: { version: 1 } });
  expect(theirs).toMatchObject({ description: 'From elsewhere.', stored: { version: 1 } });
});

test('different parts that were changed are no conflict: both changes stay', () => {
  const news = { ...elsewhere('From elsewhere.'), title: aNews.title };

  const met = meetPiece(changeHead(draft, { title: 'Mine' }), news);

  expect(met.conflicts).toEqual([]);
  expect([met.draft.title, met.draft.blocks[0]]).toMatchObject(['Mine', { description: 'From elsewhere.' }]);
});

test('the same change on both sides is no conflict', () => {
  expect(meetPiece(changed, elsewhere('Mine.')).conflicts).toEqual([]);
});

test('a block that was taken out on one side and changed on the other is a conflict', () => {
  const takenOutThere = meetPiece(changed, without('texts'));
  const takenOutHere = meetPiece(removeBlock(draft, 't1'), elsewhere('From elsewhere.'));

  expect(takenOutThere.conflicts).toMatchObject([{ id: 't1', mine: { description: 'Mine.' } }]);
  expect(takenOutThere.conflicts[0]?.theirs).toBeUndefined();
  expect(takenOutHere.conflicts).toMatchObject([{ id: 't1', theirs: { description: 'From elsewhere.' } }]);
  expect(ids(meetPiece(changed, without('texts'), { t1: 'theirs' }).draft)).toEqual(['p2', 'v3']);
});

test('a title that both changed is a conflict, and a category that one did is not', () => {
  const news = { ...aNews, title: 'Hail', version: 1 };

  const { conflicts, draft: met } = meetPiece(changeHead(draft, { title: 'Snow', category: 'Nature' }), news);

  expect(conflicts).toMatchObject([{ id: 'title', mine: 'Snow', theirs: 'Hail' }]);
  expect([met.title, met.category]).toEqual(['Snow', 'Nature']);
});

const reordered = (text: number, photo: number, video: number) => ({
  ...aNews,
  rich_text: {
    ...aNews.rich_text,
    texts: aNews.rich_text.texts.map((each) => ({ ...each, order: text })),
    photos: aNews.rich_text.photos.map((each) => ({ ...each, order: photo })),
    videos: aNews.rich_text.videos.map((each) => ({ ...each, order: video })),
  },
});

test('the order is that of whoever changed it, and a conflict where both did', () => {
  expect(ids(meetPiece(draft, reordered(3, 2, 1)).draft)).toEqual(['v3', 'p2', 't1']);
  expect(meetPiece(draft, reordered(3, 2, 1)).conflicts).toEqual([]);

  const moved = moveBlock(draft, 0, 1);
  const both = meetPiece(moved, reordered(3, 2, 1));
  expect(both.conflicts).toMatchObject([{ id: 'order' }]);
  expect(ids(both.draft)).toEqual(['p2', 't1', 'v3']);
  expect(ids(meetPiece(moved, reordered(3, 2, 1), { order: 'theirs' }).draft)).toEqual(['v3', 'p2', 't1']);
});

test("this device's own change, of which no answer came, is no conflict", () => {
  const sent = { textHeading: 'Night', textDescription: 'Sent before.' };
  const blocks = changed.blocks.map((block) =>
    block.stored && block.id === 't1' ? { ...block, stored: { ...block.stored, tried: sent } } : block,
  );

  const met = meetPiece({ ...changed, blocks }, elsewhere('Sent before.'));

  expect(met.conflicts).toEqual([]);
  expect(met.draft.blocks[0]).toMatchObject({ description: 'Mine.', stored: { version: 1 } });
});
