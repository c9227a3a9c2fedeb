import { expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '#web/features/news/writing/drafts.ts';
import { messages as texts } from '#web/features/news/writing/editor-messages.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { checkDraft, isTooLong } from '#web/parts/editor/draft/check-draft.ts';
import type { Block } from '#web/parts/editor/draft/draft.ts';
import {
  addBlock,
  changeBlock,
  changeHead,
  moveBlock,
  putBack,
  removeBlock,
} from '#web/parts/editor/draft/draft-changes.ts';
import { newChosen, newDraft, newPhoto, newText, newVideo } from '#web/parts/editor/draft/new-draft.ts';

const text = (id: string, description: string, state: Block['step']['state'] = 'open'): Block => ({
  ...newText(),
  id,
  description,
  step: { key: `key-of-${id}-0000`, state },
});
const draftOf = (...blocks: Block[]) => blocks.reduce(addBlock, newDraft('Frost', 'Nature'));

test('a changed block has another key, an untouched one keeps its own', () => {
  const draft = draftOf(text('a', 'A'), text('b', 'B'));

  const changed = changeBlock(draft, 'a', () => text('a', 'A2'));

  expect(changed.blocks[0]?.step.key).not.toBe(draft.blocks[0]?.step.key);
  expect(changed.blocks[1]?.step.key).toBe(draft.blocks[1]?.step.key);
});

test('blocks that change places have other keys', () => {
  const draft = draftOf(text('a', 'A'), text('b', 'B'));

  const moved = moveBlock(draft, 1, -1);

  expect(moved.blocks.map(({ id }) => id)).toEqual(['b', 'a']);
  const keys = new Set([...draft.blocks, ...moved.blocks].map(({ step }) => step.key));
  expect(keys.size).toBe(4);
});

test('what was sent stays as it is, where it is, until an answer comes', () => {
  const draft = draftOf(text('a', 'A', 'sent'), text('b', 'B'));

  expect(changeBlock(draft, 'a', () => text('a', 'A2'))).toEqual(draft);
  expect(removeBlock(draft, 'a')).toEqual(draft);
  expect(moveBlock(draft, 1, -1)).toEqual(draft);
  const begun = { ...draft, head: { ...draft.head, state: 'sent' as const } };
  expect(changeHead(begun, { title: 'Other' })).toEqual(begun);
});

test('the last block does not move down', () => {
  const draft = draftOf(text('a', 'A'));

  expect(moveBlock(draft, 0, 1)).toBe(draft);
});

test('a title alone is not worth keeping', () => {
  expect(hasContent(draftOf(newText()))).toBe(false);
  expect(hasContent(draftOf(text('a', 'A')))).toBe(true);
});

test('a text needs a description, and a photo its picture', () => {
  const draft = draftOf(
    { ...newText(), id: 'a', heading: 'Frost' },
    newText(),
    newPhoto('b', newChosen(new File(['a'], 'pots.png'), { width: 1, height: 1 })),
    text('c', ''),
  );

  expect(checkDraft(draft, {}, texts)).toEqual({
    a: { textDescription: 'Please enter a text description' },
    b: { picture: '“pots.png” is not on this device any more. Please choose it again.' },
  });
});

test('a video needs a link or a file, and a link an address on the web', () => {
  const draft = draftOf(
    { ...newVideo(), id: 'a', title: 'Sowing' },
    { ...newVideo(), id: 'b', link: 'javascript:alert(1)' },
    { ...newVideo(), id: 'c', link: 'https://video.example/1' },
    { ...newVideo(), id: 'd', file: newChosen(new File(['a'], 'sowing.mp4')) },
  );

  expect(checkDraft(draft, { d: new File(['a'], 'sowing.mp4') }, texts)).toEqual({
    a: { videoLink: 'Please enter a video Link or Video File' },
    b: { videoLink: 'Please enter an address that begins with http:// or https://, without spaces.' },
  });
});

test('a removed block of the news is only marked, and can be put back', () => {
  const stored = { id: 'stored', order: 1, fields: { textHeading: '', textDescription: 'A' } };
  const draft = draftOf({ ...text('a', 'A'), stored }, text('b', 'B'));

  const removed = removeBlock(removeBlock(draft, 'a'), 'b');

  expect(removed.blocks.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([['a', true]]);
  expect(putBack(removed, 'a').blocks[0]?.isRemoved).toBeUndefined();
});

test('all texts together hold a million characters', () => {
  const long = 'a'.repeat(100_000);
  const full = draftOf(...Array.from({ length: 10 }, (_, index) => text(`${index}`, long)));

  expect(isTooLong(full)).toBe(false);
  expect(isTooLong(addBlock(full, text('more', 'b')))).toBe(true);
});

test('a kept draft is read again by its member alone, until it is dropped', () => {
  const draft = draftOf(text('a', 'A'));
  keepDraft('ada', draft);

  expect(readDraft('ada')).toEqual(draft);
  expect(readDraft('bob')).toBeUndefined();

  dropDraft('ada', draft);
  expect(readDraft('ada')).toBeUndefined();
});

test('what cannot be read is passed over', () => {
  localStorage.setItem('newsDraft:ada', '{"title":1}');

  expect(readDraft('ada')).toBeUndefined();
});

test('a storage that refuses says so and stops nobody from writing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(keepDraft('ada', draftOf())).toBe(false);
});
