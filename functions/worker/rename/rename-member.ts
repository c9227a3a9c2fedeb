import { nextStretch } from '#functions/worker/stretch.ts';
import { circles } from '#kinds/declared/all.ts';
import type { Job } from '#platform/table/job.ts';
import { calledReader, renameFollower } from './rename-follower.ts';
import { firstInbox, isOfInboxes, renameInInboxes } from './rename-in-inboxes.ts';

const named = circles.filter(({ declared }) => declared.findsMembers);

/**
 * Makes a member findable by their present name, place and farm in each circle that they follow, one kind after the
 * other, and then has others' inboxes say their name and picture.
 */
export async function renameMember(
  { userId, only }: Extract<Job, { kind: 'member-renamed' }>,
  cursor = only === 'inboxes' ? firstInbox : undefined,
): Promise<string | undefined> {
  if (cursor !== undefined && isOfInboxes(cursor)) return renameInInboxes(userId, cursor);
  const readCalled = calledReader(userId);
  if (!(await readCalled())) return undefined; // the account is gone
  // A cursor is the key of a following, or the first key of the next kind.
  const beginnings = named.map(({ declared }) => declared.follow(userId, '').sk);
  const at = Math.max(
    0,
    beginnings.findIndex((beginning) => cursor?.startsWith(beginning)),
  );
  const [circle, beginning] = [named[at], beginnings[at]];
  if (!circle || beginning === undefined) return undefined;
  const { pk } = circle.declared.follow(userId, '');
  const { items, next } = await nextStretch({ pk, from: beginning, to: `${beginning}~` }, cursor);
  await Promise.all(
    items.map((item) => renameFollower(circle, userId, String(item[circle.idName]), readCalled)),
  );
  return next ?? beginnings[at + 1] ?? (only === 'circles' ? undefined : firstInbox);
}
