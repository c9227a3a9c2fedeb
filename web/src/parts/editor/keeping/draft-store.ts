import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Chosen, Draft, Files, Size } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { newChosen } from '#web/parts/editor/draft/new-draft.ts';
import { dropFile, keepFile, readFile } from '#web/parts/sync/queue/kept-files.ts';
import { noteOpen } from '#web/parts/sync/tabs/open-things.ts';
import type { Drafts } from './drafts.ts';
import type { Followed, Tabs } from './follow-tabs.ts';

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
  /** That another tab writes what began as the same, in words: each has a draft of its own. */
  readonly beside?: string;
  /** Names of chosen files that a reload would lose. */
  readonly unkept: readonly string[];
}

/**
 * The one place where a member's unfinished piece, or change of one, lives while it is written: the device keeps it with
 * every change, and what another tab does to it is heard. One tab writes a new piece: another one that shows it follows,
 * and what is typed there goes on as a draft of its own. `start` is what it begins with.
 */
export function openDraft(
  drafts: Drafts,
  memberId: string,
  start: Draft,
  placeOf?: (draft: Draft) => string,
) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    ...{ draft: start, files: {}, unkept: [] },
    ...{ isReady: false, isRefused: false, isTaken: false },
  };
  let isOver = false;
  /** Whether the member wrote in this tab. */
  let isTyped = false;
  let close = () => {};
  let tabs: Tabs | undefined;
  let reading: Promise<void> = Promise.resolve();

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
    if (isOver || tabs?.isElsewhere()) return show({ draft });
    const { edits } = state.draft;
    const isElsewhere = drafts.nameOf(draft) !== drafts.nameOf(state.draft);
    // First: a device that is nearly full has no room for both.
    if (isElsewhere) drafts.dropText(memberId, state.draft);
    show({ draft, isRefused: !drafts.settle(memberId, draft) });
    if (listeners.size > 0 && (isElsewhere || draft.edits !== edits)) hear();
    tabs?.keepFiles();
  };

  /** What is chosen later is in memory already. */
  const read = () => {
    const { draft } = state;
    const folder = drafts.folderOf(draft);
    reading = reading.then(async () => {
      const kept: Record<string, File> = {};
      for (const { name } of allParts(draft)) {
        const file = state.files[name] ?? (await readFile(memberId, folder + name));
        if (file) kept[name] = file;
      }
      show({ files: { ...kept, ...state.files }, isReady: true });
    });
  };
  const keepOne = async (name: string, file: File) =>
    mark(name, await keepFile(memberId, nameOf(name), file));

  const followed: Followed = {
    ...{ drafts, memberId, placeOf, read, show, keepFile: keepOne },
    reading: () => reading,
    state: () => state,
    isOver: () => isOver,
    isTyped: () => isTyped,
    becomes(draft, change) {
      show({ draft, ...change });
      hear();
    },
    keep: () => set(state.draft),
  };
  /** Also after its id or its place has changed. */
  const hear = () => {
    close();
    close = noteOpen(state.draft.id);
    tabs?.hear();
  };

  const follow = ({ followTabs }: typeof import('./follow-tabs.ts')) => {
    if (tabs) return;
    tabs = followTabs(followed);
    if (listeners.size > 0) tabs.hear();
  };
  /** Where it does not arrive, it is asked for again with what is written next. */
  const fetchTabs = () => void import('./follow-tabs.ts').then(follow, () => undefined);

  return {
    state: (): DraftState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) {
        hear();
        if (!tabs) fetchTabs();
      }
      if (!state.isReady) read();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        close();
        close = () => {};
        tabs?.stop();
      };
    },

    set,
    change: (update: (draft: Draft) => Draft): void => set(update(state.draft)),

    /** The member writes in this tab. */
    write(): void {
      isTyped = true;
      if (tabs) tabs.write();
      else fetchTabs();
    },
    /** It is saved from here: what stands here is what stands where it is written. */
    takeOver: (): void => tabs?.takeOver(),

    /** Waits until the files of what has become another draft are kept with that. */
    settled: () => tabs?.settled(),

    /** Keeps a chosen file. @returns what the draft notes of it */
    async choose(name: string, file: File, size?: Size): Promise<Chosen> {
      show({ files: { ...state.files, [name]: file } });
      await keepOne(name, file);
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
      // What another tab writes stays there.
      if (!tabs?.isElsewhere()) drafts.dropDraft(memberId, state.draft);
    },
    /** The member knows that another tab has taken it. */
    meetTaken: (): void => show({ isTaken: false }),
  };
}

export type DraftStore = ReturnType<typeof openDraft>;
