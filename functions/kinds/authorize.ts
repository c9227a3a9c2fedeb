import { mayLearn } from '#kinds/lessons/may-learn.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';

const LONGEST_WALK = 6; // block, rich text, lesson, course: with room for what may come

/** Returns when the member may read the thing, throws otherwise; what is above it, it may ask for itself. */
export type Reading = 'everyone' | ((member: Member, thing: StoredItem) => void | Promise<void>);

/**
 * Who may read a thing of a kind, by how its partition begins, and with it all that hangs on it. A kind that is not
 * here is read by whoever reads what it hangs on, and one that hangs on nothing by its creator alone.
 */
export type Readers = Readonly<Record<string, Reading>>;

export const readers: Readers = {
  COMMUNITY: 'everyone',
  GROUP: 'everyone',
  ENTERPRISE: 'everyone',
  NEWS: 'everyone',
  RESOURCES: 'everyone',
  COURSES: 'everyone',
  LESSONS: mayLearn,
};

/**
 * Whether a member may read or change a thing: one walk from it over `parent`, up to the first item with nothing above
 * it, its owner. To change is for the owner's `creator`, and a thing without one is nobody's; to read is for whom the
 * first kind on the way with a say lets (`readers`): it is known by the thing's key, without which only its creator reads.
 * Throws `thing.missing` when something on the way is gone, `thing.not-yours` or what the kind throws otherwise.
 */
export async function authorize(
  member: Member,
  right: 'read' | 'change',
  thing: StoredItem | undefined,
  say = readers,
): Promise<void> {
  let item = thing;
  let key = thing as Partial<Key> | undefined;
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    const reading = right === 'read' ? say[key?.pk?.split('#', 1)[0] ?? ''] : undefined;
    // Its key alone says so: it need not be read.
    if (reading === 'everyone') return;
    if (step > 0) item = await findItem(key as Key);
    if (!item) throw new AppError('missing', 'thing.missing', 'This is not there any more.');
    if (reading) return reading(member, item);
    key = item['parent'] as Key | undefined;
    if (key) continue;
    if (item['creator'] === member.id) return;
    throw new AppError('forbidden', 'thing.not-yours', `Only the one who made this may ${right} it.`);
  }
  throw new Error('the walk to the owner does not end');
}
