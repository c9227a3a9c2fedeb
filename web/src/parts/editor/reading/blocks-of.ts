import type { Photo, Richtext, Text, Video } from '#contract/news/blocks.ts';

export type PieceBlock =
  | ({ kind: 'text' } & Text)
  | ({ kind: 'photo' } & Photo)
  | ({ kind: 'video' } & Video);

/** The blocks of all kinds in their common order. */
export function blocksOf({ texts, photos, videos }: Richtext): PieceBlock[] {
  const blocks: PieceBlock[] = [
    ...texts.map((text) => ({ kind: 'text' as const, ...text })),
    ...photos.map((photo) => ({ kind: 'photo' as const, ...photo })),
    ...videos.map((video) => ({ kind: 'video' as const, ...video })),
  ];
  return blocks.sort((a, b) => a.order - b.order);
}
