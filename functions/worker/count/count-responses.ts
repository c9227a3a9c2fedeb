import type { RepliedTo } from '#contract/fields/responses.ts';
import type { UsefulOn } from '#contract/replies/useful.ts';
import { becomesUseful, stopsBeingUseful } from '#kinds/appreciated.ts';
import { course } from '#kinds/declared/course.ts';
import { repliedTo, reply } from '#kinds/declared/reply.ts';
import { courseOfLesson } from '#kinds/lessons/lesson-id.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import { countUseful } from '#kinds/replies/useful.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import type { Job } from '#platform/table/job.ts';
import { lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

type Responded = Extract<Job, { kind: 'responded' }>;

/** None is no attribute: lists read it with each row. */
interface Counts {
  readonly repliesCount?: number | undefined;
  readonly usefulCount?: number | undefined;
}

/**
 * Brings what a piece or a reply says of its replies and of who finds it useful up to date; one that is gone is no
 * error.
 */
export const countResponses = (job: Responded): Promise<undefined> =>
  bringUpToDate(`responses ${job.on} ${job.id}`, job, () => findChange(job));

async function findChange(job: Responded): Promise<Action[] | undefined> {
  const found = await findResponded(job);
  if (!found) return undefined;
  const { kind, item } = found;
  const counts = await countOf(job);
  if (isSame(item, counts)) return undefined;
  // It makes no version: who answers must not conflict with an edit.
  const code = `${kind.declared.noun}.changed` as const;
  return [
    changeAsRead(kind.key(item), item, { ...counts }, code, { unchanged: kind.unchanged(item) }),
    ...(await findAppreciated(job, item, counts)),
  ];
}

/** The writes where the first one finds it useful, and where nobody does any more. */
async function findAppreciated({ on, id }: Responded, item: Stored & Counts, counts: Counts) {
  const isUseful = counts.usefulCount !== undefined;
  if (isUseful === (item.usefulCount !== undefined)) return [];
  if (!isUseful) return stopsBeingUseful(on as UsefulOn, id);
  const creator = on === 'lesson' ? await makerOf(id) : item.creator;
  return creator === undefined ? [] : [becomesUseful(creator, on as UsefulOn, id, new Date().toISOString())];
}

/** Who made a lesson: its course's creator. */
const makerOf = async (lessonId: string) => (await course.find({ id: courseOfLesson(lessonId) }))?.creator;

/** What is replied to, or found useful, and its kind; undefined where it is gone. */
export async function findResponded({
  on,
  id,
}: Pick<Responded, 'on' | 'id'>): Promise<{ kind: AnyKind; item: Stored & Counts } | undefined> {
  if (on === 'reply') {
    const item = await findReply(id);
    return item && { kind: reply as AnyKind, item };
  }
  const kind = repliedTo[on as RepliedTo];
  const stored = await findItem(kind.key({ id }));
  return stored && { kind, item: kind.declared.item.parse(stored) as Stored & Counts };
}

async function countOf({ on, id }: Responded): Promise<Counts> {
  const usefulCount = (await countUseful(on as UsefulOn, id)) || undefined;
  return on === 'reply'
    ? { usefulCount }
    : { usefulCount, repliesCount: (await countRows(lists.replies(on, id))) || undefined };
}

const isSame = (one: Counts, { usefulCount, repliesCount }: Counts) =>
  one.usefulCount === usefulCount && one.repliesCount === repliesCount;
