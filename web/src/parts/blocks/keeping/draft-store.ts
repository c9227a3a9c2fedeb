import { hasContent } from '#web/parts/blocks/draft/block-values.ts';
import type { Chosen, Draft, Files, Size } from '#web/parts/blocks/draft/draft.ts';
import { allParts } from '#web/parts/blocks/draft/draft-files.ts';
import { newChosen, newDraft, newStep } from '#web/parts/blocks/draft/new-draft.ts';
import { dropFile, keepFile, readFile } from '#web/parts/outbox/kept-files.ts';
import type { Drafts } from './drafts.ts';
import { noteOpen } from './open-drafts.ts';

/** A draft as it stands, and what the device keeps of it. */
export interface DraftState {
  readonly draft: Draft;
  /** Its chosen files. */
  readonly files: Files;
  /** False until the kept files are read. */
  readonly isReady: boolean;
  /** Whether the device refuses to keep what is typed. */
  readonly isRefused: boolean;
  /** Whether another tab has saved or dropped it, so that what is here is a draft of its own. */
  readonly isTaken: boolean;
  /** Names of chosen files that a reload would lose. */
  readonly unkept: readonly string[];
}

/**
 * The one place where a member's unfinished piece, or change of one, lives while it is written: the device keeps it with
 * every change, and what another tab does to it is heard. A change that changes nothing is not kept. `start` is what it
 * begins with.
 */
export function openDraft(drafts: Drafts, memberId: string, start: Draft) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    ...{ draft: start, files: {}, unkept: [] },
    ...{ isReady: false, isRefused: false, isTaken: false },
  };
  let isOver = false;
  let stopHearing = () => {};

  const show = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const nameOf = (file: string) => drafts.folderOf(state.draft) + file;
  const mark = (name: string, isKept: boolean) => {
    const others = state.unkept.filter((each) => each !== name);
    show({ unkept: isKept ? others : [...others, name] });
  };

  const set = (draft: Draft) => {
    if (isOver) return show({ draft });
    const isElsewhere = drafts.nameOf(draft) !== drafts.nameOf(state.draft);
    // First: a device that is nearly full has no room for both.
    if (isElsewhere) drafts.dropText(memberId, state.draft);
    show({ draft, isRefused: !drafts.settle(memberId, draft) });
    if (isElsewhere) hear();
  };

  /** Another tab has it: what is written here goes on as a draft of its own. */
  const leave = () => {
    const { draft } = state;
    // Of a piece that is there, the versions tell, and of what is in the outbox, that does; nobody misses what is empty.
    if (isOver || draft.edits || draft.out || !hasContent(draft)) return;
    const { title, category, description, copyOf, cover, blocks, materials } = draft;
    const renew = <Part extends object>(part: Part) => ({ ...part, stored: undefined, step: newStep() });
    const anew = { blocks: blocks.map(renew), materials: materials?.map(renew) };
    const place = drafts.isByPlace ? draft.place : undefined;
    const fresh = { ...newDraft(title, category), description, place, copyOf, cover, ...anew };
    show({ draft: fresh, isTaken: true });
    hear();
  };
  const hear = () => {
    stopHearing();
    const close = noteOpen(state.draft.id);
    const stop = drafts.hearDraftTaken(memberId, state.draft, leave);
    stopHearing = () => {
      stop();
      close();
    };
  };

  /** Once, when the editor opens: what is chosen later is in memory already. */
  const readFiles = async () => {
    const kept: Record<string, File> = {};
    for (const { name } of allParts(withAside(state.draft))) {
      const file = await readFile(memberId, nameOf(name));
      if (file) kept[name] = file;
    }
    show({ files: { ...kept, ...state.files }, isReady: true });
  };

  return {
    state: (): DraftState => state,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) hear();
      listeners.add(listener);
      if (!state.isReady) void readFiles();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopHearing();
        stopHearing = () => {};
      };
    },

    set,
    change: (update: (draft: Draft) => Draft): void => set(update(state.draft)),

    /** Keeps a chosen file. @returns what the draft notes of it */
    async choose(name: string, file: File, size?: Size): Promise<Chosen> {
      show({ files: { ...state.files, [name]: file } });
      mark(name, await keepFile(memberId, nameOf(name), file));
      return newChosen(file, size);
    },
    forget(name: string): void {
      const { [name]: _, ...files } = state.files;
      show({ files });
      mark(name, true);
      void dropFile(memberId, nameOf(name));
    },

    /** Whether something was written that the device keeps, so that one can go on later. */
    isLeft: (): boolean =>
      !isOver && !state.isRefused && state.unkept.length === 0 && !state.draft.out && hasContent(state.draft),

    /** Nothing of it is kept from now on: it is saved, or nobody wants it. */
    drop(): void {
      isOver = true;
      drafts.dropDraft(memberId, state.draft);
    },
    /** The member knows that another tab has taken it. */
    meetTaken: (): void => show({ isTaken: false }),
  };
}

export type DraftStore = ReturnType<typeof openDraft>;

/** With what was set aside, whose files are kept too. */
const withAside = (draft: Draft): Draft => ({
  ...draft,
  blocks: [...draft.blocks, ...(draft.aside ?? []).flatMap(({ block }) => block ?? [])],
});
