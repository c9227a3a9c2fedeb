import type { Dispatch, SetStateAction } from 'react';
import { downscaleImage } from '#web/lib/media/downscale-image.ts';
import { videoPoster } from '#web/lib/media/video-poster.ts';
import { isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import type { Chosen } from '#web/parts/editor/draft/draft.ts';
import { changeBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { coverOfVideo } from '#web/parts/editor/draft/draft-files.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';
import { shrinkChosen } from './shrink-chosen.ts';

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

/**
 * Gives a chosen video a frame of itself as its cover, unless it has one, or is saved or replaced by then. Where this
 * browser cannot read it, it has none.
 */
async function takePoster(store: DraftStore, id: string, file: File, chosen: Chosen): Promise<void> {
  const isWanted = () => {
    const { blocks, out } = store.state().draft;
    const block = blocks.find((each) => each.id === id);
    if (out || block?.kind !== 'video' || block.cover || block.file?.key !== chosen.key) return false;
    return block.shownCover === undefined || isCoverGoing(block, block.shownCover);
  };
  const frame = await videoPoster(file);
  if (!frame || !isWanted()) return;
  const { file: light, width, height } = await downscaleImage(frame);
  if (!isWanted()) return;
  const kept = await store.choose(coverOfVideo(id), light, { width, height });
  const cover = { ...kept, name: `${file.name}.jpg`, isFromVideo: true };
  if (isWanted()) store.change((now) => changeBlock(now, id, (block) => ({ ...block, cover })));
}
