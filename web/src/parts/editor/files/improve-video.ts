import type { Dispatch, SetStateAction } from 'react';
import type { Chosen } from '#web/parts/editor/draft/draft.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';
import { shrinkChosen } from './shrink-chosen.ts';
import { takePoster } from './take-poster.ts';

/** Bytes from which a video is made smaller before it is sent: eighty seconds of 2 Mbit/s. */
const LARGE_VIDEO_BYTES = 20_000_000;

/** Of what is being made smaller, by the block's id. */
const stoppers = new Map<string, AbortController>();

/** Keeps the video of a block as it was chosen. */
export const stopShrinking = (id: string): void => stoppers.get(id)?.abort();

/**
 * Gives a chosen video a cover, and then makes it smaller where it is large: two readers of a large file are slower
 * than one after the other. `show` gets a share only once it is known that this browser can, so that nobody waits for
 * what does not happen.
 */
export async function improveVideo(
  show: Dispatch<SetStateAction<Readonly<Record<string, number>>>>,
  store: DraftStore,
  id: string,
  file: File,
  chosen: Chosen,
): Promise<void> {
  const stopper = new AbortController();
  const { signal } = stopper;
  const onProgress = (share: number) =>
    signal.aborted || show((others) => ({ ...others, [id]: Math.max(share, others[id] ?? 0) }));
  const end = () => {
    if (stoppers.get(id) !== stopper) return;
    stoppers.delete(id);
    show(({ [id]: _, ...others }) => others);
  };
  stopShrinking(id);
  stoppers.set(id, stopper);
  signal.addEventListener('abort', end);
  await takePoster(store, id, file, chosen).catch(() => undefined);
  try {
    if (file.size >= LARGE_VIDEO_BYTES && 'VideoEncoder' in window)
      await shrinkChosen(store, id, file, chosen, { signal, onProgress });
  } catch {
    // It is sent as it was chosen.
  } finally {
    end();
  }
}
