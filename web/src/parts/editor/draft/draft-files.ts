import { type Block, type Chosen, COVER, type Draft } from './draft.ts';

/** A chosen file with its form field (the cover's has the name of its folder), and its name on the device. */
export interface Part {
  readonly field: 'img' | 'videoResource' | 'videoCover' | 'material' | typeof COVER;
  readonly name: string;
  readonly chosen: Chosen;
}

/** The name of a video's cover among the kept files. */
export const coverOfVideo = (id: string) => `${id}-${COVER}`;

/** The files that a block was given and that are not saved yet. */
export function partsOf(block: Block): Part[] {
  if (block.kind === 'text') return [];
  if (block.kind === 'photo') return part('img', block.id, block.file);
  return [
    ...part('videoResource', block.id, block.file),
    ...part('videoCover', coverOfVideo(block.id), block.cover),
  ];
}

const part = (field: Part['field'], name: string, chosen: Chosen | undefined): Part[] =>
  chosen ? [{ field, name, chosen }] : [];

/** The same of a whole draft. */
export const allParts = ({ cover, blocks, materials = [] }: Draft): Part[] => [
  ...part(COVER, COVER, cover),
  ...blocks.flatMap(partsOf),
  ...materials.flatMap(({ id, file }) => part('material', id, file)),
];
