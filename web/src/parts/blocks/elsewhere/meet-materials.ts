import type { Material, PieceMaterial } from '#web/parts/blocks/draft/draft.ts';
import { isLocked } from '#web/parts/blocks/draft/draft-changes.ts';
import { materialOf } from '#web/parts/blocks/draft/draft-of.ts';
import { newStep } from '#web/parts/blocks/draft/new-draft.ts';

/**
 * The materials of a draft and those of the piece as it is now. They are only given and taken away, so that nothing has
 * to be decided: what went elsewhere is gone, what came is there, and what is new here stays to be sent.
 */
export function meetMaterials(mine: readonly Material[], theirs: readonly PieceMaterial[]): Material[] {
  const there = new Map(theirs.map((material) => [material.id, material]));
  const known = new Set(mine.map(({ stored }) => stored?.id));
  const met = mine.flatMap((material): Material[] => {
    const found = material.stored ? there.get(material.stored.id) : arrived(material, known, there);
    if (!found) return material.stored ? [] : [{ ...material, step: newStep() }];
    there.delete(found.id);
    return [{ ...materialOf(found), id: material.id, isRemoved: material.isRemoved }];
  });
  return [...met, ...[...there.values()].map(materialOf)];
}

/** One whose answer never came is known by its file. */
const arrived = (
  { step, file }: Material,
  known: ReadonlySet<string | undefined>,
  there: ReadonlyMap<string, PieceMaterial>,
): PieceMaterial | undefined =>
  isLocked(step)
    ? [...there.values()].find(
        ({ id, file: { name, size } }) => !known.has(id) && name === file?.name && size === file.bytes,
      )
    : undefined;
