import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { messages } from './messages.ts';
import { saveBlock, saveNews } from './save-news.ts';
import type { Progress } from './send-files.ts';
import type { NewsEditing } from './use-news-draft.ts';

/** What stopped a save. */
interface Failure {
  readonly text: string;
  /** It was the connection: the save goes on when that is back. */
  readonly isOffline: boolean;
  /** The block that was to be saved alone. */
  readonly blockId?: string | undefined;
}

/** Saving of a draft, as a whole or of one block, and what of it is under way. */
export function useNewsSaving(
  editing: NewsEditing,
  communityId: string,
  onSaved: (newsId: string, communityId: string) => void,
) {
  /** The block that is saved alone, or all of it. */
  const [saving, setSaving] = useState<'all' | string>();
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<Failure>();
  const stopper = useRef<AbortController>(undefined);
  const isShown = useShown();

  const run = async (what: string, save: (context: Parameters<typeof saveNews>[1]) => Promise<void>) => {
    const controller = new AbortController();
    const { signal } = controller;
    stopper.current = controller;
    setSaving(what);
    setFailure(undefined);
    try {
      await save({ files: editing.files, communityId, signal, keep: editing.set, onProgress: setProgress });
    } catch (cause) {
      const isOffline = cause instanceof ApiError && cause.status === 0 && !navigator.onLine;
      const text = signal.aborted
        ? messages.progress.stopped
        : isOffline
          ? messages.progress.offline
          : (cause as Error).message;
      setFailure({ text, isOffline, blockId: what === 'all' ? undefined : what });
    }
    setProgress(undefined);
    setSaving(undefined);
  };

  const save = () =>
    run('all', async (context) => {
      const id = await saveNews(editing.now(), context);
      const { communityId: saved = communityId } = editing.now();
      editing.drop();
      if (isShown()) onSaved(id, saved);
    });
  const saveOne = (blockId: string) => run(blockId, (context) => saveBlock(editing.now(), blockId, context));

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
    save,
    saveOne,
    /** Stops the upload that is under way; what has arrived stays. */
    stop: () => stopper.current?.abort(),
    refuse: (text: string | undefined) =>
      setFailure(text === undefined ? undefined : { text, isOffline: false }),
  };
}

export type NewsSaving = ReturnType<typeof useNewsSaving>;

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
