import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { pagedBy } from '#platform/lists/paged-list.ts';

interface Made {
  readonly creator?: unknown;
}

interface Leaving {
  /** Whose are left out besides: one's own, in a list of others'. */
  readonly besides?: readonly string[];
  /**
   * Up to where pages are full.
   * @default as many as the largest page has
   */
  readonly most?: number;
}

const MOST_FILLED = 50;

/** Whose of these a member does not meet: whom they blocked, who blocked them, and others besides. */
async function outOf(userId: string, items: readonly Made[], besides: readonly string[]) {
  const people = items.flatMap(({ creator }) => (creator === undefined ? [] : String(creator)));
  return new Set([...(await blockedAmong(userId, people)), ...besides]);
}

/** Those that a member meets: without what is by members whom they blocked, or who blocked them. */
export async function metAmong<Each extends Made>(
  userId: string,
  items: readonly Each[],
  besides: readonly string[] = [],
): Promise<Each[]> {
  const out = await outOf(userId, items, besides);
  return items.filter(({ creator }) => !out.has(String(creator)));
}

/**
 * One page of those. For who leaves anybody out, the newest are read again: their pages are full, and their number is
 * right. Past them the pages are those of the whole list.
 */
export async function listMet<Each extends Made, Paged extends { readonly totalItems: number }>(
  userId: string,
  read: (paging: {
    pageNumber: number;
    pageSize: number;
  }) => Promise<{ readonly items: Each[]; readonly paged: Paged }>,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
  { besides = [], most = MOST_FILLED }: Leaving = {},
): Promise<{ items: Each[]; paged: Paged }> {
  const page = await read({ pageNumber, pageSize });
  const out = await outOf(userId, page.items, besides);
  const met = page.items.filter(({ creator }) => !out.has(String(creator)));
  const end = pageNumber * pageSize;
  if (out.size === 0 || end > most) return { items: met, paged: page.paged };

  const isAll = pageNumber === 1 && page.paged.totalItems <= pageSize;
  const newest = isAll ? page : await read({ pageNumber: 1, pageSize: most });
  const all = isAll ? met : await metAmong(userId, newest.items, besides);
  const total = newest.paged.totalItems - (newest.items.length - all.length);
  return {
    items: all.slice(end - pageSize, end),
    paged: { ...newest.paged, ...pagedBy(pageNumber, pageSize, total) },
  };
}
