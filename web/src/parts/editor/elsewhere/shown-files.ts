import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { lostReply } from '#web/lib/api/reply.ts';
import { contentUrl } from '#web/lib/config.ts';
import { MAX_KEPT_FILE_BYTES } from '#web/lib/device/device-files.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import { type Block, COVER, type Draft, type Files } from '#web/parts/editor/draft/draft.ts';
import { coverOfVideo } from '#web/parts/editor/draft/draft-files.ts';
import { newChosen } from '#web/parts/editor/draft/new-draft.ts';

/** A file of the piece that its draft does not have itself. */
export interface ShownFile {
  /** The draft's name for it. */
  readonly name: string;
  readonly folder: UploadFolder;
  /** The content host's name. */
  readonly content: string;
  /** The name on its member's device, where that is known. */
  readonly filename?: string;
}

export function shownFiles(draft: Draft, coverFolder: UploadFolder): ShownFile[] {
  const { cover, head, blocks, materials = [] } = draft;
  const stored = cover || isCoverGoing(draft, head.stored?.cover) ? undefined : head.stored?.cover;
  return [
    ...shownAs(COVER, coverFolder, stored),
    ...blocks.flatMap(filesOf),
    ...materials.flatMap(({ id: name, stored, isRemoved }): ShownFile[] => {
      const { content, filename } = stored ?? {};
      return content && filename && !isRemoved ? [{ name, folder: 'material', content, filename }] : [];
    }),
  ];
}

function filesOf(block: Block): ShownFile[] {
  if (block.kind === 'text' || block.isRemoved) return [];
  const { id, file, shown } = block;
  const own = shownAs(id, block.kind === 'photo' ? 'img' : 'videoResource', file ? undefined : shown);
  if (block.kind === 'photo') return own;
  const { cover, shownCover } = block;
  const kept = cover || isCoverGoing(block, shownCover) ? undefined : shownCover;
  return [...own, ...shownAs(coverOfVideo(id), 'videoCover', kept)];
}

const shownAs = (name: string, folder: UploadFolder, shown: { name: string } | undefined): ShownFile[] =>
  shown ? [{ name, folder, content: shown.name }] : [];

/** The draft with files of its piece, as if they had been chosen here. */
export function withFiles(draft: Draft, files: Files): Draft {
  const chosen = (name: string, shown: { size?: { width: number; height: number } } | undefined) => {
    const file = files[name];
    return file && newChosen(file, shown?.size);
  };
  return {
    ...draft,
    cover: chosen(COVER, draft.head.stored?.cover) ?? draft.cover,
    blocks: draft.blocks.map((block): Block => {
      if (block.kind === 'text') return block;
      const file = chosen(block.id, block.shown) ?? block.file;
      if (block.kind === 'photo') return { ...block, file };
      return { ...block, file, cover: chosen(coverOfVideo(block.id), block.shownCover) ?? block.cover };
    }),
    materials: draft.materials?.map((material) => {
      const file = chosen(material.id, undefined);
      return file ? { ...material, file, stored: undefined } : material;
    }),
  };
}

/**
 * Fetches a piece's files to this device; `gone` where one is deleted, `large` where it is larger than a device keeps.
 * Throws an `ApiError` where it does not load.
 */
export async function fetchShown(shown: ShownFile): Promise<File | 'gone' | 'large'> {
  const { folder, content, filename = content } = shown;
  const fetched = withinLimit(async (signal, goOn) => {
    const response = await fetch(contentUrl(folder, content), { signal });
    if (response.status >= 500) throw new TypeError(`${response.status}`);
    if (!response.ok) return 'gone';
    if (Number(response.headers.get('content-length')) > MAX_KEPT_FILE_BYTES) return 'large';
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (;;) {
      goOn();
      const { done = true, value } = (await reader?.read()) ?? {};
      if (value) parts.push(value);
      if (done) break;
    }
    return new File(parts, filename, { type: response.headers.get('content-type') ?? '' });
  });
  return fetched.catch((cause: unknown) => {
    throw lostReply(cause);
  });
}
