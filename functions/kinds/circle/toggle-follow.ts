import { currentlyCalled, isSameCalled } from '#kinds/names.ts';
import { AppError } from '#platform/errors.ts';
import type { Call } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import type { Circle } from './circle.ts';
import type { CircleItem, Follower } from './follow.ts';

/**
 * Makes a member follow a circle, or stop. `find` reads it, and throws when it is gone. Throws `{noun}.own` for its
 * creator.
 */
export async function toggleFollow<Scope extends object, Item extends CircleItem & Scope>(
  circle: Circle<Scope, Item>,
  find: () => Promise<Item>,
  { member, commit }: Call,
) {
  let named: Follower | undefined;
  // Two taps at once are two changes: the second reads what the first has left.
  const reply = await commit(async () => {
    const item = await find();
    const [count, followed] = await Promise.all([
      circle.countFollowers(item),
      circle.findFollow(member.id, item.id),
    ]);
    const { noun, own, findsMembers } = circle.declared;
    if (followed && item.creator === member.id) throw new AppError('conflict', `${noun}.own`, own);
    if (followed)
      return { reply: answer('0', count - 1), actions: await circle.unfollow(member.id, item, followed) };
    const follower = await followerOf(circle, member);
    if (findsMembers) named = follower;
    return { reply: answer('1', count + 1), ...(await circle.follow(follower, item)) };
  });
  if (named) await catchUpName(named);
  return reply;
}

const answer = (isFollowed: '0' | '1', followersCount: number) => ({ data: { isFollowed, followersCount } });

/** A member as a follower; what they are found by is read only where followers are listed. */
export async function followerOf<Scope extends object, Item extends CircleItem & Scope>(
  { declared }: Circle<Scope, Item>,
  member: Member,
): Promise<Follower> {
  const called = declared.findsMembers ? await currentlyCalled(member) : { text: '', isNamed: true };
  return { id: member.id, ...called };
}

/**
 * After a follow: makes the member findable by their present name, place and farm. A change of them during the follow
 * reached everything that they follow but this.
 */
export async function catchUpName({ id, ...called }: Follower): Promise<void> {
  if (isSameCalled(await currentlyCalled({ id, username: called.text }), called)) return;
  await writeTogether([enqueueJob({ kind: 'member-renamed', userId: id, only: 'circles' })]);
}
