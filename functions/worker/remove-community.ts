import { asItWas, entriesOf, findFollow } from '#kinds/follow.ts';
import { Outrun } from '#platform/errors.ts';
import { removeFile } from '#platform/files/files.ts';
import { expireCount } from '#platform/lists/list-counts.ts';
import { removeRow } from '#platform/lists/paged-list.ts';
import { removeWords } from '#platform/lists/search.ts';
import type { Job } from '#platform/table/jobs.ts';
import { type Key, keys, lists } from '#platform/table/keys.ts';
import { findItem, removeItems, type StoredItem } from '#platform/table/table.ts';
import { type Action, again, explain, NothingWritten, writeTogether } from '#platform/table/transaction.ts';
import { walk } from '#platform/table/walk.ts';
import { removeNews } from './remove-news.ts';
import { nextStretch } from './stretch.ts';

type Deleted = Extract<Job, { kind: 'community-deleted' }>;

/**
 * Removes what hangs on a deleted community, part by part. Every step takes the first things that are still there,
 * so it does not matter where the last run stopped.
 */
export async function removeCommunity(job: Deleted, place = 'news'): Promise<string | undefined> {
  const { communityId: id, attachment } = job;
  const news = lists.news(id).pk;
  const followers = lists.followers(id, 1).pk;
  switch (place) {
    case 'news':
      return each({ pk: news, from: 'R#', to: 'R#~' }, removeNews, place, 'topics');
    case 'topics':
      return removeTopics(id, place, 'followers');
    case 'followers':
      return each({ pk: followers, from: 'R#', to: 'R#~' }, (row) => endFollow(job, row), place, 'counts');
    case 'counts':
      return each({ pk: followers, from: 'B#', to: 'B#~' }, forget, place, 'slugs');
    case 'slugs':
      return each(
        { pk: keys.community(id).pk, from: ' ', to: '~' },
        (item) => freeSlug(id, item),
        place,
        'picture',
      );
    case 'picture':
      if (attachment) await removeFile('community', attachment);
      return 'news counts';
    case 'news counts':
      return each({ pk: news, from: ' ', to: 'B#~' }, forget, place, 'closed');
    default:
      // Last: until then what says that a list is closed stays with it, and for a day more.
      for (const pk of [news, followers]) await expireCounts(pk);
      return undefined;
  }
}

/** Does the first few of a stretch; answers where to go on. `remove` answers what is left of one, if anything is. */
async function each(
  stretch: { pk: string; from: string; to: string },
  remove: (item: StoredItem) => Promise<unknown>,
  here: string,
  then: string | undefined,
): Promise<string | undefined> {
  const { items, next } = await nextStretch(stretch, undefined);
  const left = await Promise.all(items.map(remove));
  return next === undefined && !left.some(Boolean) ? then : here;
}

/** The lists of a community's topics, one after the other: nobody reads them any more. */
async function removeTopics(communityId: string, here: string, then: string): Promise<string> {
  const { pk } = keys.category('');
  for await (const { sk } of walk({ pk, from: ' ', to: '~' }, { limit: 100, forward: true })) {
    const topic = lists.topic(communityId, String(sk)).pk;
    const left = await each({ pk: topic, from: ' ', to: '~~' }, forget, here, undefined);
    if (left) return left;
  }
  return then;
}

async function expireCounts(pk: string): Promise<void> {
  const { items } = await nextStretch({ pk, from: '~', to: '~~' }, undefined);
  if (items.length > 0) await writeTogether(items.map((item) => expireCount(item as unknown as Key)));
}

const forget = ({ pk, sk }: StoredItem) => removeItems([{ pk: String(pk), sk: String(sk) }]);

/** Takes a follower's side away with the community's row. Nobody reads the community's counts any more. */
async function endFollow(job: Deleted, { pk, sk, userId }: StoredItem): Promise<void> {
  const member = String(userId);
  const row = { pk: String(pk), sk: String(sk) };
  // A name may be changed, or the member leave, between the reading and the writing.
  await again(async () => {
    const follow = await findFollow(member, job.communityId);
    if (!follow) return removeItems([row]);
    const actions: Action[] = [
      { remove: asItWas(member, job.communityId, follow), otherwise: changedMeanwhile },
      ...removeRow(lists.follows(member), follow.followRow),
      ...removeWords(entriesOf(member, job.communityId, follow)),
      { remove: { Key: row } },
    ];
    await writeTogether(actions).catch((error: unknown) => {
      throw error instanceof NothingWritten ? explain(error) : error;
    });
  });
}

const changedMeanwhile = () => new Outrun('follow.changed');

/** A slug leads nowhere now; one that leads elsewhere stays. */
async function freeSlug(communityId: string, { pk, sk, slug }: StoredItem): Promise<void> {
  if (slug !== undefined) {
    const pointer = keys.communitySlug(String(slug));
    const isOurs = (await findItem(pointer))?.['id'] === communityId;
    if (isOurs) await removeItems([pointer]);
  }
  await removeItems([{ pk: String(pk), sk: String(sk) }]);
}
