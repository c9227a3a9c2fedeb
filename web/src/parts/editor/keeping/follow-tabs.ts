import { newKey } from '#web/lib/api/request.ts';
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
  /** Reads its present files. */
  readonly read: () => void;
  readonly reading: () => Promise<void>;
  readonly keepFile: (name: string, file: File) => Promise<void>;
  /** The address at which it is written. */
  readonly queueKeyOf: ((draft: Draft) => string) | undefined;
  /** Makes it another draft, or moves it to another key, and follows that. */
  readonly becomes: (draft: Draft, change: Partial<DraftState>) => void;
  /** Keeps it as it stands. */
  readonly keep: () => void;
}

/**
 * What other tabs do with a draft. One tab writes a new piece; another one that shows it follows, and what is typed
 * there goes on as a draft of its own.
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

  const { keepFiles, settled, goBeside, makeRoom, leave, keepAgain } = ownDrafts({
    ...of,
    state,
    keep,
    notifyBeside: (id) => beside?.notify(id),
  });

  const onKept = (kept: Draft | undefined) => {
    const { draft } = state();
    if (isOver()) return;
    // Versions decide about a stored piece, and the outbox about an entry.
    if (draft.edits) return !kept && of.isTyped() ? keepAgain() : undefined;
    if (draft.out && writer !== 'elsewhere') return;
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

  /** Also after its id or its key has changed. */
  const listen = () => {
    const { draft } = state();
    stopListening();
    stopListening = drafts.subscribeToDraft(memberId, draft, onKept);
    const isFirst = !beside;
    beside ??= openBeside(
      () => state().draft.id,
      () => show({ beside: messages.beside }),
    );
    // A change of a piece has no second draft.
    const next = draft.edits ? undefined : draft.id;
    if (asked?.id !== next) {
      asked?.leave();
      writer = 'asking';
      asked = next ? { id: next, ...askToWrite(next, decided) } : undefined;
    }
    // Nobody listened while this was loaded.
    if (isFirst && !drafts.find(memberId, draft.id)) onKept(undefined);
  };

  const takeOver = () => {
    if (writer === 'elsewhere') asked?.takeOver();
    else if (writer === 'free') asked?.ask();
    else return;
    writer = 'asking';
  };

  return {
    listen,
    keepFiles,
    settled,
    isElsewhere: () => writer === 'elsewhere',
    takeOver,
    /** This tab takes over an entry of the outbox: nothing was typed elsewhere since. */
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
  /** Tells other tabs that this draft has another one beside it. */
  readonly notifyBeside: (id: string) => void;
}

/** Makes a draft one of its own, beside that of another tab, with its files. */
function ownDrafts({ state, keep, notifyBeside, ...of }: OwnDraftsOptions) {
  /** Whether it has become another draft, and its files are kept with the former one. */
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
  /** Another tab has begun one under its key. */
  const makeRoom = (id: string) => {
    const { draft } = state();
    becomes({ ...draft, isDetached: true }, { beside: messages.beside });
    if (hasContent(draft)) keep();
    notifyBeside(id);
  };
  /** Another tab has saved or dropped it; an empty one is not missed. */
  const leave = () => {
    const { draft, files } = state();
    if (!hasContent(draft)) return;
    becomes({ ...ownDraft(draft, files), copyOf: draft.copyOf }, { isTakenOver: true });
  };
  /** Another tab has saved or dropped its change of the same piece, whose files may have had the same names. */
  const keepAgain = () => {
    const { draft } = state();
    if (!draft.out) becomes({ ...draft, id: newKey() }, {});
    keep();
  };

  return {
    keepFiles(): void {
      if (isWithoutFiles) keeping = keepAll();
    },
    settled: () => keeping,
    goBeside,
    makeRoom,
    leave,
    keepAgain,
  };
}

export type Tabs = ReturnType<typeof followTabs>;

/** As the device would return it. */
const isSame = (kept: Draft, draft: Draft) => JSON.stringify(kept) === JSON.stringify(Draft.parse(draft));
