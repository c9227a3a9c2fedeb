import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { Draft } from '#web/parts/editor/draft/draft.ts';
import { allParts } from '#web/parts/editor/draft/draft-files.ts';
import { ownDraft } from '#web/parts/editor/draft/own-draft.ts';
import type { DraftState } from './draft-store.ts';
import type { Drafts } from './drafts.ts';
import { messages } from './messages.ts';
import { nameInAddress } from './name-in-address.ts';
import { askToWrite, openBeside, type Writer } from './other-tabs.ts';

export interface Followed {
  readonly drafts: Drafts;
  readonly memberId: string;
  readonly state: () => DraftState;
  readonly isOver: () => boolean;
  /** Whether the member wrote in this tab. */
  readonly isTyped: () => boolean;
  readonly show: (change: Partial<DraftState>) => void;
  /** Reads the files that it has now. */
  readonly read: () => void;
  readonly reading: () => Promise<void>;
  readonly keepFile: (name: string, file: File) => Promise<void>;
  /** Address at which it is written. */
  readonly queueKeyOf: ((draft: Draft) => string) | undefined;
  /** It goes on as another draft, or in another place, and is heard there. */
  readonly becomes: (draft: Draft, change: Partial<DraftState>) => void;
  /** Keeps it as it stands. */
  readonly keep: () => void;
}

/**
 * What other tabs do with a draft. One tab writes a new piece; another one that shows it follows, and what is typed there
 * goes on as a draft of its own.
 */
export function followTabs({ drafts, memberId, state, show, read, keep, ...of }: Followed) {
  const { isOver } = of;
  /** What the member wrote before another tab took the draft over is written there. */
  let isFollowing = false;
  const isTyped = () => of.isTyped() && !isFollowing;
  let writer: Writer = 'asking';
  let asked: (ReturnType<typeof askToWrite> & { readonly id: string }) | undefined;
  let beside: ReturnType<typeof openBeside> | undefined;
  let stopListening = () => {};

  const { keepFiles, settled, goBeside, makeRoom, leave } = ownDrafts({
    ...{ ...of, state, keep },
    notifyBeside: (id) => beside?.notify(id),
  });

  const onKept = (kept: Draft | undefined) => {
    const { draft } = state();
    // Of a piece that is there, the versions tell, and of what is in the outbox, that does.
    if (isOver() || draft.edits || (draft.out && writer !== 'elsewhere')) return;
    if (!kept) return leave();
    if (kept.id !== draft.id) return draft.copyOf === undefined && makeRoom(kept.id);
    if (isSame(kept, draft)) return;
    if (writer === 'here') return void drafts.settle(memberId, draft);
    if (!isTyped()) {
      show({ draft: kept });
      read();
    } else if (writer === 'unknown') goBeside();
  };
  const decided = (now: Writer) => {
    const [before, wasTyped] = [writer, isTyped()];
    writer = now;
    if (now === 'elsewhere') isFollowing = true;
    const { draft } = state();
    if (isOver() || draft.out || before !== 'asking' || !wasTyped) return;
    if (now === 'elsewhere') goBeside();
    else drafts.settle(memberId, draft);
  };

  /** Also after its id or its place has changed. */
  const listen = () => {
    const { draft } = state();
    stopListening();
    stopListening = drafts.subscribeToDraft(memberId, draft, onKept);
    const isFirst = !beside;
    beside ??= openBeside(
      () => state().draft.id,
      () => show({ beside: messages.beside }),
    );
    // A change of a piece has no place for a second one.
    const next = draft.edits ? undefined : draft.id;
    if (asked?.id !== next) {
      asked?.leave();
      writer = 'asking';
      asked = next ? { id: next, ...askToWrite(next, decided) } : undefined;
    }
    // While this was fetched, nobody heard.
    if (isFirst && !drafts.find(memberId, draft.id)) onKept(undefined);
  };

  const takeOver = () => {
    if (writer === 'elsewhere') asked?.takeOver();
    else if (writer === 'free') asked?.ask();
    else return;
    writer = 'asking';
  };

  return {
    ...{ listen, keepFiles, settled },
    isElsewhere: () => writer === 'elsewhere',
    takeOver,
    /** What is in the outbox, this tab takes over: nothing was typed elsewhere since. */
    write(): void {
      isFollowing = false;
      if (isOver()) return;
      if (writer === 'elsewhere' && !state().draft.out) goBeside();
      else takeOver();
    },
    stop(): void {
      stopListening();
      stopListening = () => {};
      asked?.leave();
      asked = undefined;
      beside?.close();
      beside = undefined;
    },
  };
}

interface OwnDraftsOptions
  extends Pick<Followed, 'state' | 'becomes' | 'queueKeyOf' | 'reading' | 'keepFile' | 'keep'> {
  /** Tells other tabs that this draft has one beside it. */
  readonly notifyBeside: (id: string) => void;
}

/** How a draft becomes one of its own, beside that of another tab, and its files with it. */
function ownDrafts({ state, keep, notifyBeside, ...of }: OwnDraftsOptions) {
  /** Whether it has become another draft, and its files are kept with the one that it was. */
  let isWithoutFiles = false;
  let keeping: Promise<void> = Promise.resolve();

  const becomes = (draft: Draft, change: Partial<DraftState>) => {
    isWithoutFiles ||= draft.id !== state().draft.id;
    of.becomes(draft, change);
    if (of.queueKeyOf) nameInAddress(of.queueKeyOf(draft));
  };
  const keepAll = async () => {
    isWithoutFiles = false;
    await of.reading();
    const { draft, files } = state();
    for (const { name } of allParts(draft)) if (files[name]) await of.keepFile(name, files[name]);
  };
  /** Another tab writes it, and so does this one from now on. */
  const goBeside = () => {
    const { draft, files } = state();
    becomes(ownDraft(draft, files), { beside: messages.beside });
    keep();
    notifyBeside(draft.id);
  };
  /** Another tab has begun one in its place. */
  const makeRoom = (id: string) => {
    const { draft } = state();
    becomes({ ...draft, isDetached: true }, { beside: messages.beside });
    if (hasContent(draft)) keep();
    notifyBeside(id);
  };
  /** Another tab has saved or dropped it; nobody misses what is empty. */
  const leave = () => {
    const { draft, files } = state();
    if (!hasContent(draft)) return;
    becomes({ ...ownDraft(draft, files), copyOf: draft.copyOf }, { isTakenOver: true });
  };

  return {
    keepFiles(): void {
      if (isWithoutFiles) keeping = keepAll();
    },
    settled: () => keeping,
    ...{ goBeside, makeRoom, leave },
  };
}

export type Tabs = ReturnType<typeof followTabs>;

/** As the device would give it back. */
const isSame = (kept: Draft, draft: Draft) => JSON.stringify(kept) === JSON.stringify(Draft.parse(draft));
