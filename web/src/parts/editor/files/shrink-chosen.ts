import type { Block, Chosen } from '#web/parts/editor/draft/draft.ts';
import { changeBlock } from '#web/parts/editor/draft/draft-changes.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';

interface Shrinking {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/**
 * Puts a smaller video in the place of a chosen one, unless that is saved or replaced by then. Until then, and where it
 * fails, the draft has the video as it was chosen.
 */
export async function shrinkChosen(
  store: DraftStore,
  id: string,
  file: File,
  chosen: Chosen,
  { signal, onProgress }: Shrinking,
): Promise<void> {
  const isIts = (block: Block | undefined) => block?.kind === 'video' && block.file?.key === chosen.key;
  const isWanted = () => {
    const { blocks, out } = store.state().draft;
    return !signal.aborted && !out && isIts(blocks.find((each) => each.id === id));
  };
  if (!isWanted()) return;
  const { shrinkVideo } = await import('#web/lib/media/shrink-video.ts');
  const light = await shrinkVideo(file, { signal, onProgress });
  if (!light || !isWanted()) return;
  onProgress(1);
  const kept = await store.choose(id, light);
  if (!isWanted()) return;
  store.change((now) =>
    changeBlock(now, id, (block) => (block.kind === 'video' ? { ...block, file: kept } : block)),
  );
}
