import { expect, test } from 'vitest';
import { unfinishedHrefs } from '#web/features/news/writing/draft-at.ts';
import { drafts } from '#web/features/news/writing/drafts.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft } from '#web/parts/editor/draft/draft.ts';
import { newChosen, newDraft, newPhoto, newText, newVideo } from '#web/parts/editor/draft/new-draft.ts';

const file = newChosen(new File(['a'], 'a.png'));
const draftOf = (change: Partial<Draft>, ...blocks: Block[]): Draft => ({
  ...newDraft('Frost', 'Nature'),
  blocks,
  ...change,
});
const hrefOf = (draft: Draft, communityId = '3') => {
  drafts.keepDraft('ada', draft);
  return unfinishedHrefs('ada', communityId)[0];
};

test.each<[string, Draft]>([
  ['nothing', draftOf({})],
  ['an untouched text', draftOf({}, newText())],
  ['blanks', draftOf({}, { ...newText(), heading: ' ' })],
  ['a heading', draftOf({}, { ...newText(), heading: 'Night' })],
  ['a description', draftOf({}, { ...newText(), description: 'White grass.' })],
  ['a photo', draftOf({}, newPhoto('a', file))],
  ['an untouched video', draftOf({}, newVideo())],
  ['a link', draftOf({}, { ...newVideo(), link: 'https://video.example' })],
  ['a video file', draftOf({}, { ...newVideo(), file })],
  ['the cover of a video', draftOf({}, { ...newVideo(), cover: file })],
  ['a cover', draftOf({ cover: file })],
  ['a save that began', draftOf({ isBegun: true })],
])('there is something to go on with exactly where the editor says so: %s', (_, draft) => {
  expect(hrefOf(draft)).toBe(hasContent(draft) ? '/news/add' : undefined);
});

test.each<[string, Partial<Draft>, string | undefined]>([
  ['is of this community', { parentId: '3' }, '/news/add'],
  ['goes to another one', { parentId: '7' }, undefined],
  ['is in the outbox', { isDetached: true, out: { entry: 't', at: '2026-11-21T20:00:00.000Z' } }, undefined],
  ['came back out of it', { id: 'd1', isDetached: true }, '/news/add?draft=d1'],
  ['changes a news that is there', { edits: 'n1' }, undefined],
  ['was a change of one that is gone', { copyOf: 'n1' }, '/news/edit/n1'],
])('a draft that %s', (_, change, href) => {
  expect(hrefOf(draftOf(change, { ...newText(), description: 'White grass.' }))).toBe(href);
});

test('is offered to its member alone', () => {
  hrefOf(draftOf({}, newPhoto('a', file)));

  expect(unfinishedHrefs('bob', '3')).toEqual([]);
});
