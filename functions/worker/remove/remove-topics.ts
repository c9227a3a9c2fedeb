import { nextStretch } from '#functions/worker/stretch.ts';
import type { Job } from '#platform/table/job.ts';
import { lists } from '#platform/table/keys.ts';
import { removeItems } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';

/** Removes the counts of a deleted category's news, in a few communities at a time: no news of it is left. */
export async function removeTopics(
  { categoryId }: Extract<Job, { kind: 'category-gone' }>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { items, next } = await nextStretch({ pk: lists.communities.pk, from: 'R#', to: 'R#~' }, cursor);
  for (const { id } of items) {
    const { pk } = lists.topic(String(id), categoryId);
    const counts = await take({ pk, from: ' ', to: '~~' }, { forward: true, consistent: true });
    if (counts.length > 0) await removeItems(counts.map(({ sk }) => ({ pk, sk: String(sk) })));
  }
  return next;
}
