import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';

const LONGEST_WALK = 6; // block, rich text, lesson, course: with room for what may come

/**
 * Whether a member may change a thing: walks from the thing to its owner, over `parent`, up to the
 * first item with nothing above it, whose `creator` decides. A thing without a creator is nobody's.
 * Throws `thing.missing` when something on the way is gone, `thing.not-yours` otherwise.
 */
export async function authorize(member: Member, thing: StoredItem | undefined): Promise<void> {
  let item = thing;
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    if (!item) throw new AppError('missing', 'thing.missing', 'This is not there any more.');
    const parent = item['parent'] as Key | undefined;
    if (!parent) {
      if (item['creator'] === member.id) return;
      throw new AppError('forbidden', 'thing.not-yours', 'Only the one who made this may change it.');
    }
    item = await findItem(parent);
  }
  throw new Error('the walk to the owner does not end');
}
