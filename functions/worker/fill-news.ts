import type { Job } from '#platform/table/job.ts';
import { leave } from '#platform/table/jobs.ts';
import { lists } from '#platform/table/keys.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { nextStretch } from './stretch.ts';

type NewsJob = Extract<Job, { kind: 'topics-missing' | 'photos-missing' | 'uses-missing' }>;

/** Brings news of an earlier version up to this one, the oldest first: each community by itself. */
export async function fillNews(
  { kind, communityId }: NewsJob,
  place: string | undefined,
  fill: (communityId: string, news: StoredItem) => Promise<void>,
): Promise<string | undefined> {
  const list = communityId === undefined ? lists.communities : lists.news(communityId);
  const { items, next } = await nextStretch({ pk: list.pk, from: 'R#', to: 'R#~' }, place);
  for (const item of items) {
    if (communityId !== undefined) await fill(communityId, item);
    else await writeTogether([leave({ kind, communityId: String(item['id']) })]);
  }
  return next;
}
