import { type CommunityItem, community } from '#kinds/declared/community.ts';
import { type NewsItem, news } from '#kinds/declared/news.ts';
import { partsOf } from '#kinds/record/remove.ts';
import { Job, type Part } from '#platform/table/job.ts';
import type { StoredItem } from '#platform/table/table.ts';

/** A job as it lies in the table; one that the version before this left is read as what this calls it. */
export function readJob(item: StoredItem): Job {
  return Job.parse(earlier[String(item['kind'])]?.(item) ?? item);
}

const earlier: Record<string, (item: StoredItem) => Job> = {
  'community-deleted': ({ communityId, shards, attachment }) => {
    const gone = { id: communityId, shards, attachment } as CommunityItem;
    return { kind: 'gone', parts: partsOf(community, gone) };
  },
  'files-gone': ({ files, uploads }) => ({
    kind: 'gone',
    parts: [
      ...(files as string[]).map((path): Part => ({ part: 'file', path })),
      ...(uploads as string[]).map((key): Part => ({ part: 'upload', key })),
    ],
  }),
  'richtext-gone': ({ richtextId }) => ({
    kind: 'gone',
    parts: [{ part: 'richtext', id: String(richtextId) }],
  }),
  'news-renamed': ({ communityId, id, before }) => {
    const item = { id, communityId } as NewsItem;
    const { text: _, ...entry } = news.entry(item);
    return { kind: 'renamed', key: news.key(item), attribute: 'title', ...entry, before: String(before) };
  },
  'community-renamed': ({ communityId: id, rowId, before }) => {
    const item = { id, rowId } as CommunityItem;
    const { text: _, ...entry } = community.entry(item);
    return { kind: 'renamed', key: community.key(item), attribute: 'name', ...entry, before: String(before) };
  },
  'follow-renamed': ({ userId }) => ({ kind: 'member-renamed', userId: String(userId) }),
};
