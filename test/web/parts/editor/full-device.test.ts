import { expect, test, vi } from 'vitest';
import { keepDraft, readDraft, readUnfinished } from '#web/features/news/writing/drafts.ts';
import { bringBack, dropForNow, readDropped } from '#web/features/news/writing/dropped-draft.ts';
import { asNewPiece } from '#web/parts/editor/draft/as-new.ts';
import { newDraft, newText } from '#web/parts/editor/draft/new-draft.ts';

const draft = { ...newDraft('Rye', 'Nature'), blocks: [{ ...newText(), description: 'It stands well.' }] };
const files = vi.fn();

/** What is kept from now on is kept by the tab. */
function fill(): void {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  vi.stubGlobal('indexedDB', { open: files });
}

test('a draft that was dropped before the device was full stays there until it lasts in its place', () => {
  dropForNow('ada', draft);
  fill();

  bringBack('ada', draft);

  expect(readUnfinished('ada')).toEqual(draft);
  sessionStorage.clear();
  expect(readDropped('ada')).toEqual(draft);
});

test('a draft that is dropped on a full device can be brought back, with its files', () => {
  fill();
  keepDraft('ada', draft);

  dropForNow('ada', draft);

  expect(readDraft('ada')).toBeUndefined();
  expect(files).not.toHaveBeenCalled();
  const dropped = readDropped('ada');
  expect(dropped).toEqual(draft);
  if (dropped) bringBack('ada', dropped);
  expect(readUnfinished('ada')).toEqual(draft);
  expect(readDropped('ada')).toBeUndefined();
});

test('what was written for a news that was deleted is found on a full device too', () => {
  fill();
  const copy = asNewPiece({ ...draft, edits: 'n1' });
  keepDraft('ada', copy);

  expect(readUnfinished('ada')).toEqual(copy);
  expect(readUnfinished('ben')).toBeUndefined();
});
