import { inGroups } from '#contract/fields/number.ts';
import { AppError } from '#platform/errors.ts';
import { readToClose } from '#platform/lists/list-counts.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import { lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/** Counts how often a category is used, and finds the names of one or several categories. */
const uses = (id: string) => [
  { list: lists.ofCategory(lists.courses, id), one: 'course', several: 'courses' },
  { list: lists.newsUses(id), one: 'news', several: 'news' },
];

/**
 * The writes after which nothing can be filed under a category any more: they close its unused count, as it was read.
 * Throws `category.used`.
 */
export async function closeUses(id: string): Promise<Action[]> {
  const counted = uses(id);
  const read = await Promise.all(counted.map(({ list }) => readToClose(list)));
  const by = counted.flatMap(({ one, several }, index) => {
    const { total } = read[index] ?? { total: 0 };
    return total > 0 ? [`${inGroups(total)} ${total === 1 ? one : several}`] : [];
  });
  if (by.length > 0)
    throw used(
      `${by.join(' and ')} ${by.length > 1 || !/^1 /.test(by.join()) ? 'are' : 'is'} filed under it.`,
    );
  const parts = counted.map(({ list }) => ({ part: 'closed' as const, list: list.pk }));
  return [
    ...read.flatMap(({ close }) => close),
    enqueueJob({ kind: 'gone', parts }),
    enqueueJob({ kind: 'category-gone', categoryId: id }),
  ];
}

const used = (why: string) =>
  new AppError('conflict', 'category.used', `This category cannot be deleted: ${why}`);
