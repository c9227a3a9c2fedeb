import { type Act, ifThere } from '#functions/worker/change.ts';
import { type CommunityItem, community } from '#kinds/declared/community.ts';
import { findMade } from '#kinds/member/find-made.ts';
import type { Made } from '#kinds/member/made.ts';
import { listedRecord } from '#kinds/record/listed.ts';
import { partsOf } from '#kinds/record/remove.ts';
import { requireEnv } from '#platform/env.ts';
import { cognito } from '#platform/identity.ts';
import { deleteAccount, disableAccount } from '#platform/pool.ts';
import type { Job } from '#platform/table/job.ts';
import { filesGone, scheduleJob } from '#platform/table/jobs.ts';
import { removeItems } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { walk } from '#platform/table/walk.ts';
import { removeMade } from './remove-made.ts';

type EraseJob = Extract<Job, { kind: 'erase' }>;

const STEP_MS = 5000;
/** Requests under way end, tokens expire, and the worker removes what hung on what is gone. */
const BETWEEN_PASSES_MS = 15 * 60 * 1000;
const MAX_PASSES = 20;

/**
 * One step of erasing a member who left. The first pass only shuts them out: requests under way would count in what is
 * removed. A later one removes what they made and joined as they would remove it themselves; one that finds none of it
 * removes what is theirs alone, and one that finds nothing at all deletes their account. Every step may run twice.
 * Throws when there is still something after hours.
 */
export async function eraseMember(job: EraseJob): Promise<'more' | undefined> {
  const { userId } = job;
  const pool = { cognito, userPoolId: requireEnv('USER_POOL_ID') };
  const account = { id: userId, username: job.username };
  if (job.pass === 0) {
    await disableAccount(pool, account);
    return again(job);
  }
  const made = await findMade(userId);
  const shared = removeMade(userId, made, isOthersToo);
  const acts = shared.length > 0 ? shared : removeOwn(made);
  if (!(await runSome(acts))) return 'more';
  if (acts.length > 0) return again(job);
  await deleteAccount(pool, account);
  return undefined;
}

/** Runs as many as there is time for; returns whether that was all. */
async function runSome(acts: readonly Act[]): Promise<boolean> {
  const end = performance.now() + STEP_MS;
  for (const [index, act] of acts.entries()) {
    if (index > 0 && performance.now() > end) return false;
    await act();
  }
  return true;
}

const ITEMS_AT_ONCE = 25; // as many as one call to the table removes

/** Removes what is theirs alone: of somebody who wrote for years, more than fits into one step. */
function removeOwn({ own, replies, picture }: Made): Act[] {
  const left = [...own, ...replies];
  const acts: Act[] = [];
  for (let first = 0; first < left.length; first += ITEMS_AT_ONCE) {
    acts.push(async () => {
      if (first === 0) await writeTogether(filesGone([picture]));
      await removeItems(left.slice(first, first + ITEMS_AT_ONCE));
    });
  }
  return acts;
}

async function again(job: EraseJob): Promise<undefined> {
  if (job.pass >= MAX_PASSES) throw new Error(`something of ${job.userId} is still there`);
  await writeTogether([scheduleJob(Date.now() + BETWEEN_PASSES_MS, { ...job, pass: job.pass + 1 })]);
}

/** A community that others follow, or in which they made something, stays, without an owner. */
async function isOthersToo(id: string): Promise<boolean> {
  let isKept = false;
  await ifThere(async () => {
    const item = await community.getById(id);
    isKept = (await community.countFollowers(item)) > 1 || (await hasWorkOfOthers(item));
  });
  return isKept;
}

/** Whoever is signed in may write in a community, also without following it. */
async function hasWorkOfOthers(item: CommunityItem): Promise<boolean> {
  for (const part of partsOf(community, item)) {
    if (part.part !== 'records') continue;
    for await (const row of walk({ pk: part.list, from: 'R#', to: 'R#~' }, { consistent: true })) {
      const { stored } = await listedRecord(part.kind, row);
      if (stored && stored['creator'] !== item.creator) return true;
    }
  }
  return false;
}
