import type { RepliedTo } from '#contract/replies.ts';
import type { UsefulOn } from '#contract/useful.ts';
import { repliedTo, reply } from '#kinds/declared/reply.ts';
import type { Stored } from '#kinds/record/declaration.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { findReply } from '#kinds/replies/find-reply.ts';
import { countUseful } from '#kinds/replies/useful.ts';
import { countRows } from '#platform/lists/list-counts.ts';
import type { Job } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { lists } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { explain, NothingWritten, retryOnStaleRead, writeTogether } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { oneForAll } from './one-for-all.ts';

type Responded = Extract<Job, { kind: 'responded' }>;

/** None is no attribute: lists read it with each row. */
interface Counts {
  readonly repliesCount?: number | undefined;
  readonly usefulCount?: number | undefined;
}

/** Brings what a piece or a reply says of its replies and of who finds it useful up to date; one that is gone is no error. */
export async function countResponses(job: Responded): Promise<undefined> {
  // Many who answer at once are handled together.
  await oneForAll(`responses ${job.on} ${job.id}`, () => retryOnStaleRead(() => carry(job)));
}

/** Writes the counts, and counts again: another worker that counted before may have written after this one. */
async function carry(job: Responded): Promise<void> {
  const found = await find(job);
  if (!found) return;
  const { kind, item } = found;
  const counts = await countOf(job);
  if (isSame(item, counts)) return;
  // It makes no version: who answers must not conflict with an edit.
  const code = `${kind.declared.noun}.changed` as const;
  const set = { ...counts };
  const change = changeAsRead(kind.key(item), item, set, code, { unchanged: kind.unchanged(item) });
  await writeTogether([change]).catch((error: unknown) => {
    throw error instanceof NothingWritten ? explain(error) : error;
  });
  if (!isSame(counts, await countOf(job))) await writeTogether([enqueueJob(job)]);
}

async function find({ on, id }: Responded): Promise<{ kind: AnyKind; item: Stored & Counts } | undefined> {
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
