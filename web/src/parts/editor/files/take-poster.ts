import { downscaleImage } from '#web/lib/media/downscale-image.ts';
import { videoPoster } from '#web/lib/media/video-poster.ts';
import { isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import type { Chosen } from '#web/parts/editor/draft/draft.ts';
import { changeBlock } from '#web/parts/editor/draft/draft-changes.ts';
import { coverOfVideo } from '#web/parts/editor/draft/draft-files.ts';
import type { DraftStore } from '#web/parts/editor/keeping/draft-store.ts';

/**
 * Gives a chosen video a frame of itself as its cover, unless it has one, or is saved or replaced by then. Where this
 * browser cannot read it, it has none.
 */
export async function takePoster(store: DraftStore, id: string, file: File, chosen: Chosen): Promise<void> {
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
