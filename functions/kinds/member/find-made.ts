import { collectionsOf } from '#contract/resources/collections.ts';
import { course } from '#kinds/declared/course.ts';
import { resource } from '#kinds/declared/resource.ts';
import { survey } from '#kinds/declared/survey.ts';
import { monthKeys } from '#kinds/event.ts';
import { kindAt } from '#kinds/kind-at.ts';
import { lessonOf } from '#kinds/lessons/lesson-id.ts';
import { appreciated, keys, lists, partitions } from '#platform/table/keys.ts';
import { readIndex } from '#platform/table/member-index.ts';
import { findItems } from '#platform/table/table.ts';
import { walk } from '#platform/table/walk.ts';
import type { Look, Made, Placed } from './made.ts';
import { followChats, followList, lookInto, sortIndexed } from './sort-made.ts';

/**
 * Finds what a member made, and what they joined: it costs what that is, and nothing of what others made. Their own
 * partitions and the index (`member-index.ts`) lead to it. What was written within the last second may be missing.
 */
export async function findMade(userId: string): Promise<Made> {
  const made: Made = {
    records: [],
    richtexts: [],
    events: [],
    uploads: [],
    follows: [],
    taken: [],
    rated: [],
    attempts: [],
    viewed: [],
    answered: [],
    exports: [],
    inboxes: [],
    alone: [],
    named: [],
    useful: [],
    reported: [],
    own: [],
    replies: [],
  };
  const look: Look = { userId, made, candidates: [], chats: [] };
  // First: a conversation is in the index until their own inbox leads to it.
  const keysInIndex = await readIndex(userId);
  for (const pk of ownPartitions(userId)) await lookInto(pk, look);
  const months = made.events.flatMap((event) => [...monthKeys(event).values()].map(({ pk }) => pk));
  for (const pk of new Set(months)) await lookInto(pk, look);
  await followList(lists.coursesMade(userId).pk, look, ({ id }) => ({ to: course.key({ id: String(id) }) }));
  await followList(lists.resourcesMade(userId).pk, look, ({ id }) => ({
    to: resource.key({ id: String(id) }),
  }));
  await followList(lists.surveysMade(userId).pk, look, ({ id }) => ({ to: survey.key({ id: String(id) }) }));
  const indexed = await findItems(keysInIndex, { consistent: true });
  for (const item of indexed) await sortIndexed(item, look);
  for (const name of Object.values(appreciated)) made.own.push(...(await readIndex(name(userId))));
  await followChats(look);
  for (const courseId of made.taken) await sortCourse(courseId, userId, made);
  await findRecords(look);
  return made;
}

/** The partitions that every member may have and that are theirs alone, besides lists that lead to something. */
const ownPartitions = (userId: string): string[] => [
  keys.user(userId).pk,
  lists.follows(userId).pk,
  lists.coursesTaken(userId).pk,
  partitions.ownEvents(userId),
  partitions.notices(userId),
  partitions.push(userId),
  partitions.useful(userId),
  partitions.blocks(userId),
  partitions.inbox(userId),
  partitions.certificates(userId),
  lists.surveysAnswered(userId).pk,
  partitions.learned(userId),
  lists.allCollections(userId).pk,
  ...collectionsOf.flatMap((of) => [lists.collections(userId, of).pk, lists.savedCollections(userId, of).pk]),
  partitions.reported('user', userId),
  keys.once(userId, '').pk,
];

/** A learner's progress, attempts and rating in a course. */
async function sortCourse(courseId: string, userId: string, made: Made): Promise<void> {
  const rating = keys.feedback(courseId, userId);
  if ((await findItems([rating], { consistent: true })).length > 0) {
    made.rated.push(courseId);
    made.own.push(rating);
  }
  const pk = partitions.progress(courseId, userId);
  const finished: string[] = [];
  for await (const item of walk({ pk, from: ' ', to: '~~' }, { forward: true, consistent: true })) {
    const sk = String(item['sk']);
    made.own.push({ pk, sk });
    if (sk.startsWith('ATTEMPT#') && item['test_taken'] !== undefined) finished.push(String(item['id']));
  }
  const listed = await findItems(
    finished.map((id) => keys.attemptOf(lessonOf(id), id)),
    { consistent: true },
  );
  const rows = new Map(listed.map(({ pk: list, sk, row }) => [`${list} ${sk}`, String(row)]));
  for (const id of finished) {
    const { pk: list, sk } = keys.attemptOf(lessonOf(id), id);
    const row = rows.get(`${list} ${sk}`);
    if (row !== undefined) made.attempts.push({ id, row });
  }
}

/** Of what may be the member's, the records that are. */
async function findRecords({ candidates, userId, made }: Look): Promise<void> {
  for (const stored of await findItems(candidates, { consistent: true })) {
    const kind = kindAt({ pk: String(stored['pk']), sk: String(stored['sk']) });
    const item: Placed | undefined = kind?.declared.item.parse(stored);
    if (kind && item?.creator === userId) made.records.push({ kind, item });
  }
}
