import { getFeed as row } from '#contract/events/feeds.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { feedPath } from './feed-secret.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const item = await findItem(keys.feed(member.id));
  return { data: item ? { path: feedPath(member.id, String(item['secret'])) } : {} };
});
