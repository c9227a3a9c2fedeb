import { MOST_UNSEEN, countNotices as row } from '#contract/notices.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readLines } from './notices-repository.ts';

export const handler = endpoint(row, async (_, { member }) => {
  const unseen = (await readLines(member.id, MOST_UNSEEN)).filter(({ isSeen }) => !isSeen).length;
  return { data: { unseen: Math.min(unseen, MOST_UNSEEN) } };
});
