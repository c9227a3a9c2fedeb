import { richtexts } from '#contract/richtexts.ts';
import type { UploadFolder } from '#contract/uploads.ts';
import { ApiError, call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import {
  changedHead,
  fieldsOf,
  isHeadUnsaved,
  isUnsaved,
  placesOf,
} from '#web/parts/blocks/draft/block-values.ts';
import { type Draft, type Files, newStep, type Step } from '#web/parts/blocks/draft/draft.ts';
import { changeChosen, isLocked } from '#web/parts/blocks/draft/draft-changes.ts';
import { allParts, type Part, partsOf } from '#web/parts/blocks/draft/draft-files.ts';
import { headOf } from '#web/parts/blocks/draft/draft-of.ts';
import type { PieceRequests } from '#web/parts/blocks/piece-kind.ts';
import { deleteBlock, type FileFields, sendBlock } from './send-block.ts';
import { MissingFile, type Progress, readyFiles } from './send-files.ts';

export interface Saving {
  readonly files: Files;
  readonly requests: PieceRequests;
  /** Folder and form field of a cover. */
  readonly coverFolder: UploadFolder;
  /** Where a new piece goes. */
  readonly communityId: string;
  /** Stops the upload that is under way. */
  readonly signal: AbortSignal;
  /** Is given the draft before and after each step. */
  readonly keep: (draft: Draft) => void;
  readonly onProgress: (progress: Progress | undefined) => void;
}

/** The steps of a save; each does nothing where there is nothing to do. */
export function stepsOf(draft: Draft, saving: Saving) {
  const { files, requests, coverFolder, communityId, signal, keep, onProgress } = saving;
  const community = draft.communityId ?? communityId;
  let now: Draft = { ...draft, communityId: community };
  const set = (next: Draft) => {
    now = next;
    keep(now);
  };
  const find = (id: string) => now.blocks.find((block) => block.id === id);
  const mark = (id: string, step: Step) =>
    set({ ...now, blocks: now.blocks.map((block) => (block.id === id ? { ...block, step } : block)) });

  /** Sends what has files; an upload that has expired is done once more. */
  const withFiles = async (
    parts: () => Part[],
    note: (step: Step) => unknown,
    send: (fields: FileFields) => Promise<void>,
  ) => {
    const onUploaded = (name: string, upload: string) => set(changeChosen(now, name, { upload }));
    const ready = () => readyFiles(parts(), { files, coverFolder, signal, onProgress, onUploaded });
    try {
      await send(await ready());
    } catch (error) {
      // So that the file can be chosen again.
      if (error instanceof MissingFile) note(newStep());
      if (!(error instanceof ApiError) || error.code !== 'upload.missing') throw error;
      for (const { name } of parts()) set(changeChosen(now, name, { upload: undefined, key: newKey() }));
      await send(await ready());
    }
  };

  const steps = {
    now: () => now,
    set,

    async richtext(): Promise<void> {
      if (now.richtext.id !== undefined) return;
      const note = (step: Step) => set({ ...now, richtext: { ...now.richtext, ...step } });
      const reply = await attempt(now.richtext, note, (key) => call(richtexts.createRichtext, {}, { key }));
      set({ ...now, richtext: { ...newStep(), id: reply.richtext.id } });
    },

    async head(): Promise<string> {
      const { id } = now.head;
      if (isHeadUnsaved(now)) {
        const parts = () => allParts({ ...now, blocks: [] });
        const { version } = now.head.stored ?? {};
        const head = { id, version, communityId: community, richtextId: now.richtext.id ?? '' };
        const note = (step: Step) => id === undefined && set({ ...now, head: { ...now.head, ...step } });
        const { stored: known } = now.head;
        const tried = { title: now.title, category: now.category };
        if (known) set({ ...now, head: { ...now.head, stored: { ...known, tried } } });
        await withFiles(parts, note, async (cover) => {
          const input = { ...head, fields: changedHead(now), files: cover };
          const send = (key: string) => requests.saveHead(input, key);
          const card = await attempt(now.head, note, send);
          // As it was sent: what the API calls it is no change of the member's.
          const stored = headOf({ ...card, title: now.title, category: now.category });
          set({ ...now, cover: undefined, head: { ...newStep(), id: card.id, stored } });
        });
      }
      return now.head.id ?? '';
    },

    /** Asks the piece itself about blocks whose answers never came: a key is forgotten after forty days. */
    async lookUp(id: string): Promise<void> {
      const there = await requests.find({ id, communityId: community });
      const { ChangedElsewhere, meetPiece } = await loadChunk(
        () => import('#web/parts/blocks/elsewhere/meet-piece.ts'),
      );
      const met = meetPiece(now, there);
      if (met.conflicts.length > 0) throw new ChangedElsewhere(there);
      set(met.draft);
    },

    async block(id: string): Promise<void> {
      const block = find(id);
      const places = placesOf(now);
      if (!block || !isUnsaved(block, places)) return;
      if (block.isRemoved) {
        await deleteBlock(block);
        return set({ ...now, blocks: now.blocks.filter((each) => each.id !== id) });
      }
      const order = isLocked(block.step) ? (block.step.order ?? 1) : (places.get(id) ?? 1);
      // Another place is another request.
      if (!isLocked(block.step) && block.step.order !== order) mark(id, newStep());
      // A change that arrives twice is the same change: it locks nothing.
      const lock = block.stored && { state: 'open' as const };
      const note = (step: Step) => mark(id, { ...step, order, ...lock });
      if (block.stored) {
        const stored = { ...block.stored, tried: fieldsOf(block) };
        set({ ...now, blocks: now.blocks.map((each) => (each.id === id ? { ...each, stored } : each)) });
      }
      const parts = () => partsOf(find(id) ?? block);
      await withFiles(parts, note, async (fields) => {
        const place = { richtextId: now.richtext.id ?? '', order };
        const step = find(id)?.step ?? block.step;
        const saved = await attempt(step, note, (key) => sendBlock(block, fields, place, key));
        set({ ...now, blocks: now.blocks.map((each) => (each.id === id ? saved : each)) });
      });
      // Its neighbours may have changed since it was first sent.
      if (order !== places.get(id)) await steps.block(id);
    },
  };
  return steps;
}

async function attempt<Reply>(
  { key }: Step,
  note: (step: Step) => unknown,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  note({ key, state: 'sent' });
  try {
    return await send(key);
  } catch (error) {
    if (isRefusal(error)) note(newStep());
    throw error;
  }
}

/** Whether the answer says for certain that nothing was stored. Any other conflict may be the first try, still at work. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return false;
  return error.status !== 409 || error.code.endsWith('.changed');
}
