import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api.ts';
import { ChunkError, loadChunk } from '#web/lib/load-chunk.ts';
import { runAlone } from '#web/lib/session/run-alone.ts';
import { type Elsewhere, isFromElsewhere } from '#web/parts/blocks/elsewhere/elsewhere.ts';
import type { Editing } from '#web/parts/blocks/keeping/use-draft.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import type { Saving } from './save-steps.ts';
import type { Progress } from './send-files.ts';

/** What stopped a save. */
interface Failure {
  readonly text: string;
  /** It was the connection: the save goes on when that is back. */
  readonly isOffline: boolean;
  /** The block that was to be saved alone. */
  readonly blockId?: string | undefined;
}

/** The editor has it fetched when it opens. */
const loadSaving = () => loadChunk(() => import('./save-draft.ts'));

/** How often a save begins anew by itself because of changes elsewhere that need no decision. */
const MOST_MEETINGS = 3;

/** Saving of a draft, as a whole or of one block, and what of it is under way: once, whatever asks for it. */
export function useSaving(
  editing: Editing,
  communityId: string,
  onSaved: (pieceId: string, communityId: string) => void,
  start: Elsewhere | undefined,
) {
  const kind = usePieceKind();
  /** The block that is saved alone, or all of it. */
  const [saving, setSaving] = useState<'all' | string>();
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<Failure>();
  const [elsewhere, setElsewhere] = useState(start);
  const stopper = useRef<AbortController>(undefined);
  const isOwn = useRef(false);
  const isShown = useShown();

  const work = async (what: string, save: (context: Saving) => Promise<void>) => {
    const controller = new AbortController();
    const { signal } = controller;
    stopper.current = controller;
    setSaving(what);
    setFailure(undefined);
    const context = async () => ({
      requests: await kind.requests(),
      coverFolder: kind.coverFolder,
      ...{ files: editing.files, communityId, signal },
      ...{ keep: editing.store.set, onProgress: setProgress },
    });
    const trySave = async (meetings: number): Promise<void> => {
      try {
        await save(await context());
      } catch (cause) {
        if (!isFromElsewhere(cause, kind.name)) throw cause;
        const { lookElsewhere } = await loadChunk(
          () => import('#web/parts/blocks/elsewhere/look-elsewhere.ts'),
        );
        const seen = await lookElsewhere(editing.store.state().draft, cause, await kind.requests());
        if ('elsewhere' in seen) return setElsewhere(seen.elsewhere);
        editing.store.set(seen.draft);
        if (meetings >= MOST_MEETINGS) throw cause;
        await trySave(meetings + 1);
      }
    };
    try {
      await trySave(1);
    } catch (cause) {
      const blockId = what === 'all' ? undefined : what;
      setFailure({ ...failureOf(cause as Error, signal), blockId });
    }
    setProgress(undefined);
    setSaving(undefined);
  };
  const run = async (...what: Parameters<typeof work>) => {
    if (isOwn.current) return;
    isOwn.current = true;
    const isDone = await runAlone(`${kind.name}/${editing.store.place}`, () => work(...what));
    isOwn.current = false;
    // Another tab saves it, or a screen that was left while it did.
    if (!isDone) setFailure({ text: kind.texts.savedElsewhere, isOffline: false });
  };

  const save = () =>
    run('all', async (context) => {
      const { saveDraft } = await loadSaving();
      const id = await saveDraft(editing.store.state().draft, context);
      const { communityId: saved = communityId } = editing.store.state().draft;
      editing.store.drop();
      if (isShown()) onSaved(id, saved);
    });
  const saveOne = (blockId: string) =>
    run(blockId, async (context) => {
      const { saveBlock } = await loadSaving();
      await saveBlock(editing.store.state().draft, blockId, context);
    });

  const goOn = useRef(() => {});
  useEffect(() => {
    goOn.current = () => void (failure?.blockId === undefined ? save() : saveOne(failure.blockId));
  });
  const isWaiting = failure?.isOffline === true;
  useEffect(() => {
    if (!isWaiting) return;
    const hear = () => goOn.current();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [isWaiting]);

  return {
    isSaving: saving !== undefined,
    /** Whether the whole draft is being saved. */
    isSavingAll: saving === 'all',
    /** The block that is being saved alone. */
    savingBlock: saving === 'all' ? undefined : saving,
    progress,
    failure,
    /** What the member has to decide before it can be saved. */
    elsewhere,
    decided: () => setElsewhere(undefined),
    save,
    saveOne,
    /** Stops the upload that is under way; what has arrived stays. */
    stop: () => stopper.current?.abort(),
    refuse: (text: string | undefined) =>
      setFailure(text === undefined ? undefined : { text, isOffline: false }),
  };
}

export type SavingState = ReturnType<typeof useSaving>;

function failureOf(cause: Error, signal: AbortSignal): Pick<Failure, 'text' | 'isOffline'> {
  const isUnanswered = cause instanceof ApiError ? cause.status === 0 : cause instanceof ChunkError;
  const isOffline = isUnanswered && !navigator.onLine;
  if (signal.aborted) return { text: messages.progress.stopped, isOffline };
  return { text: isOffline ? messages.progress.offline : cause.message, isOffline };
}

/** Whether the screen is still there when a save that outlives it comes to its end. */
function useShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
