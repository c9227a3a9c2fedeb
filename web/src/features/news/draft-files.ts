import type { UploadFolder } from '#contract/uploads.ts';
import { type Block, type Chosen, COVER, type Draft } from './draft.ts';

/** A chosen file with the form field that it is for, and the name under which it is kept. */
export interface Part {
  readonly field: UploadFolder;
  readonly name: string;
  readonly chosen: Chosen;
}

/** The name of a video's cover among the kept files. */
export const coverOfVideo = (id: string) => `${id}-${COVER}`;

/** The files that a block was given and that are not in the news yet. */
export function partsOf(block: Block): Part[] {
  const part = (field: UploadFolder, name: string, chosen: Chosen | undefined) =>
    chosen ? [{ field, name, chosen }] : [];
  if (block.kind === 'text') return [];
  if (block.kind === 'photo') return part('img', block.id, block.file);
  return [
    ...part('videoResource', block.id, block.file),
    ...part('videoCover', coverOfVideo(block.id), block.cover),
  ];
}

/** The same of a whole draft. */
export function allParts({ cover, blocks }: Draft): Part[] {
  const own: Part[] = cover ? [{ field: 'news', name: COVER, chosen: cover }] : [];
  return [...own, ...blocks.flatMap(partsOf)];
}
