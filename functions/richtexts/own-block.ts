import { authorize } from '#kinds/authorize.ts';
import { getRichtext, type RichtextItem } from '#kinds/richtext.ts';
import type { Member } from '#platform/http/member.ts';
import type { StoredItem } from '#platform/table/table.ts';
import type { BlockKind, StoredBlock } from './block.ts';
import { getBlock } from './richtext-repository.ts';

/**
 * A block that the member may change, or remove, with its rich text. Throws `block.missing` and what `authorize`
 * throws.
 */
export async function ownBlock(
  member: Member,
  id: string,
  kind: BlockKind,
  right: 'change' | 'remove' = 'change',
): Promise<{ block: StoredBlock & StoredItem; richtext: RichtextItem }> {
  const block = await getBlock(id, kind);
  const richtext = await getRichtext(block.richtextId);
  await authorize(member, right, richtext); // the walk's first step is done already
  return { block, richtext };
}
