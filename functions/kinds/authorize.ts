import { mayLearn } from '#kinds/lessons/may-learn.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';
import type { Key } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';

const LONGEST_WALK = 6; // block, rich text, lesson, course, and some more

/** Returns when the member may read the item, throws otherwise; it may ask for the items above it. */
export type Reading = 'everyone' | ((member: Member, thing: StoredItem) => void | Promise<void>);

/**
 * Who may read an item of a kind, by the beginning of its partition, and all that hangs on it. A kind that is not
 * listed is read by whoever may read what it hangs on; one that hangs on nothing, by its creator alone.
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
  POSTS: 'everyone',
  SURVEYS: 'everyone',
  /** Asked for by what they are to (`functions/kinds/replies/piece.ts`). */
  REPLIES: 'everyone',
  /** Asked for by what it says itself (`functions/collections/collection.ts`). */
  COLLECTION: 'everyone',
  /** Asked for by the inboxes of both, and by nothing else (`functions/kinds/chats/inbox.ts`). */
  CHAT: () => {
    throw new AppError('missing', 'message.missing', 'There is no such message.');
  },
};

/** The error for a member who did not make something, in words for what they asked for. */
export const notYours = (text: string): AppError => new AppError('forbidden', 'thing.not-yours', text);

/**
 * Whether a member may read, change or remove an item. It walks from the item over `parent` to the first item with
 * nothing above it, the owner. Changes are for the owner's `creator`; an item without one is nobody's. Who is shut out
 * of its community removes there, and changes nothing. Reads are for whom the first kind on the way with an entry lets
 * read (`readers`); without one, only the creator reads. Throws `thing.missing` when an item on the way is gone,
 * otherwise `thing.not-yours`, `community.shutOut` or what the kind throws.
 */
export async function authorize(
  member: Member,
  right: 'read' | 'change' | 'remove',
  thing: StoredItem | undefined,
  say = readers,
): Promise<void> {
  let item = thing;
  let key = thing as Partial<Key> | undefined;
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    const reading = right === 'read' ? say[key?.pk?.split('#', 1)[0] ?? ''] : undefined;
    // Its key alone decides that: it need not be read.
    if (reading === 'everyone') return;
    if (step > 0) item = await findItem(key as Key);
    if (!item) throw new AppError('missing', 'thing.missing', 'This is not there any more.');
    if (reading) return reading(member, item);
    key = item['parent'] as Key | undefined;
    if (key) continue;
    if (item['creator'] !== member.id)
      throw notYours(`Only the one who made this may ${right === 'read' ? 'read' : 'change'} it.`);
    if (right === 'change') await checkNotShutOut(item['communityId'] as string | undefined, member);
    return;
  }
  throw new Error('the walk to the owner does not end');
}
