import type { PieceKind } from '#web/parts/editor/piece-kind.ts';

interface Shared {
  /** Become blocks. */
  readonly blocks: File[];
  /** For what stands below them. */
  readonly more: File[];
}

/** Where files go that are dropped or pasted wherever on the page. */
export async function shareFiles(
  files: readonly File[],
  { isForMore }: Pick<PieceKind, 'isForMore'>,
): Promise<Shared> {
  const shared: Shared = { blocks: [], more: [] };
  for (const file of files) {
    // Without a connection that may not be known: then it is refused as a block, in words.
    const isMore = isForMore ? await isForMore(file).catch(() => false) : false;
    shared[isMore ? 'more' : 'blocks'].push(file);
  }
  return shared;
}
