import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { noteOpen } from '#web/parts/sync/tabs/open-entries.ts';
import { draftFileStore } from './draft-file-store.ts';
import type { Drafts } from './drafts.ts';
import type { Followed, Tabs } from './follow-tabs.ts';

/** A draft and how it is kept. */
export interface DraftState {
  readonly draft: Draft;
  /** Its chosen files. */
  readonly files: Files;
  /** False until the kept files are read. */
  readonly isReady: boolean;
  /** Whether the device refuses to keep what is typed. */
  readonly isRefused: boolean;
  /** Whether another tab has saved or dropped it, so that what is here is a draft of its own. */
  readonly isTakenOver: boolean;
  /** Says that another tab writes a draft with the same beginning: each is a draft of its own. */
  readonly beside?: string;
  /** Names of chosen files that a reload would lose. */
  readonly unkept: readonly string[];
}

/**
 * A member's unfinished piece, or change of one, while it is written. The device keeps it with every change, and
 * changes of other tabs are followed. One tab writes a new piece: another one that shows it follows, and what is typed
 * there goes on as a draft of its own. `start` is what it begins with.
 */
export function openDraft(
  drafts: Drafts,
  memberId: string,
  start: Draft,
  queueKeyOf?: (draft: Draft) => string,
) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    draft: start,
    files: {},
    unkept: [],
    isReady: false,
    isRefused: false,
    isTakenOver: false,
  };
  let isOver = false;
  /** Whether the member wrote in this tab. */
  let isTyped = false;

  const show = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const files = draftFileStore(drafts, memberId, () => state, show);

  const set = (draft: Draft) => {
    if (isOver || tabs.now()?.isElsewhere()) return show({ draft });
    const { edits } = state.draft;
    const isElsewhere = drafts.nameOf(draft) !== drafts.nameOf(state.draft);
    // The old one goes first: a device that is nearly full has no room for both.
    if (isElsewhere) drafts.dropText(memberId, state.draft);
    show({ draft, isRefused: !drafts.settle(memberId, draft) });
    if (listeners.size > 0 && (isElsewhere || draft.edits !== edits)) tabs.listen();
    tabs.now()?.keepFiles();
  };

  const tabs = otherTabs({
    drafts,
    memberId,
    queueKeyOf,
    show,
    ...files,
    state: () => state,
    isOver: () => isOver,
    isTyped: () => isTyped,
    becomes(draft, change) {
      show({ draft, ...change });
      tabs.listen();
    },
    keep: () => set(state.draft),
  });
  return {
    state: (): DraftState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) tabs.listen();
      if (!state.isReady) files.read();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs.end();
      };
    },

    set,
    change: (update: (draft: Draft) => Draft): void => set(update(state.draft)),

    /** The member writes in this tab. */
    write(): void {
      isTyped = true;
      tabs.write();
    },
    /** It is saved from here: this tab takes it over from the one that writes it. */
    takeOver: (): void => tabs.now()?.takeOver(),

    /** Waits until the files of what has become another draft are kept with that. */
    settled: () => tabs.now()?.settled(),

    choose: files.choose,
    forget: files.forget,

    /** Whether something was written that the device keeps, so that it can be continued later. */
    isLeft: (): boolean =>
      !isOver && !state.isRefused && state.unkept.length === 0 && !state.draft.out && hasContent(state.draft),

    /** Nothing of it is kept from now on: it is saved, or dropped. */
    drop(): void {
      isOver = true;
      // What another tab writes stays there.
      if (!tabs.now()?.isElsewhere()) drafts.dropDraft(memberId, state.draft);
    },
    /** The member knows that another tab has taken it over. */
    acknowledgeTaken: (): void => show({ isTakenOver: false }),
  };
}

export type DraftStore = ReturnType<typeof openDraft>;

/** Follows what other tabs do with a draft, while it is shown. */
function otherTabs(followed: Followed) {
  let tabs: Tabs | undefined;
  let isListening = false;
  let close = () => {};

  const follow = ({ followTabs }: typeof import('./follow-tabs.ts')) => {
    if (tabs) return;
    tabs = followTabs(followed);
    if (isListening) tabs.listen();
  };
  /** Where it does not arrive, the next change asks for it again. */
  const fetchTabs = () => void import('./follow-tabs.ts').then(follow, () => undefined);

  return {
    /** Undefined until it is loaded. */
    now: () => tabs,
    /** Also after its id or its key has changed. */
    listen(): void {
      isListening = true;
      close();
      close = noteOpen(followed.state().draft.id);
      if (tabs) tabs.listen();
      else fetchTabs();
    },
    end(): void {
      isListening = false;
      close();
      close = () => {};
      tabs?.stop();
    },
    /** The member writes in this tab. */
    write(): void {
      if (tabs) tabs.write();
      else fetchTabs();
    },
  };
}
