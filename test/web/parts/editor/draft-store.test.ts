import { expect, test, vi } from 'vitest';
import { patiently } from '#test/patiently.ts';
import { drafts } from '#web/features/news/writing/drafts.ts';
import { bringBack, dropForNow, readDropped } from '#web/features/news/writing/dropped-draft.ts';
import { newChosen, newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { openDraft } from '#web/parts/editor/keeping/draft-store.ts';

const picture = new File(['bytes'], 'pots.png', { type: 'image/png' });
const draft = { ...newDraft('Frost', ''), cover: newChosen(picture) };

/** The files that an editor finds that opens the draft. */
async function filesOf(start: typeof draft) {
  const store = openDraft(drafts, 'ada', start);
  const stop = store.subscribe(() => undefined);
  await patiently(() => expect(store.state().isReady).toBe(true));
  stop();
  return Object.keys(store.state().files);
}

test('a file that the device does not take is there until it is taken back', async () => {
  const store = openDraft(drafts, 'ada', draft);
  await store.choose('cover', picture);
  expect(await filesOf(draft)).toEqual(['cover']);

  store.forget('cover');

  expect(await filesOf(draft)).toEqual([]);
});

test('a file that the device does not take goes with its draft', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const store = openDraft(drafts, 'ada', draft);
  await store.choose('cover', picture);

  store.drop();

  expect(await filesOf(draft)).toEqual([]);
});

test('a draft that is dropped for now has its files when it is brought back, and none once another was dropped', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await openDraft(drafts, 'ada', draft).choose('cover', picture);

  dropForNow('ada', draft);
  expect(await filesOf(draft)).toEqual(['cover']);
  bringBack('ada', readDropped('ada') ?? newDraft('Nothing', ''));
  expect(await filesOf(draft)).toEqual(['cover']);

  dropForNow('ada', draft);
  dropForNow('ada', newDraft('Rain', ''));
  expect(await filesOf(draft)).toEqual([]);
});
