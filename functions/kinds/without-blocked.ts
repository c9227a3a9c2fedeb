import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { blockedAmong, hasBlocks } from '#kinds/blocked.ts';
import { pagedBy } from '#platform/lists/paged-list.ts';

interface Made {
  readonly creator?: unknown;
}

interface Asked {
  readonly pageNumber: number;
  readonly pageSize: number;
}

interface Found<Each, Paged> {
  readonly items: Each[];
  readonly paged: Paged;
}

interface Leaving {
  /** Whose are left out, too: one's own, in a list of others'. */
  readonly excluded?: readonly string[];
  /**
   * From how many of the newest pages are filled.
   * @default as many as the largest page has
   */
  readonly most?: number;
}

const MOST_FILLED = 50;

/** Without what is by members whom one blocked, or who blocked one, or who are excluded. */
export async function withoutBlocked<Each extends Made>(
  userId: string,
  items: readonly Each[],
  excluded: readonly string[] = [],
): Promise<Each[]> {
  const people = items.flatMap(({ creator }) => (creator === undefined ? [] : String(creator)));
  const out = new Set([...(await blockedAmong(userId, people)), ...excluded]);
  return items.filter(({ creator }) => !out.has(String(creator)));
}

/**
 * One page of those. From the newest of the list whoever is left out makes room for others, so that pages are full;
 * behind these, pages go on where they ended, and have less. No row stands on two pages, or on none.
 */
export async function listWithoutBlocked<Each extends Made, Paged extends { readonly totalItems: number }>(
  userId: string,
  read: (asked: Asked) => Promise<Found<Each, Paged>>,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Partial<Asked>,
  { excluded = [], most = MOST_FILLED }: Leaving = {},
): Promise<Found<Each, Paged>> {
  if (excluded.length === 0 && !(await hasBlocks(userId))) return read({ pageNumber, pageSize });

  const newest = await read({ pageNumber: 1, pageSize: most });
  const { totalItems } = newest.paged;
  const kept = await withoutBlocked(userId, newest.items, excluded);
  const looked = Math.min(most, totalItems);
  const start = (pageNumber - 1) * pageSize;
  const total = totalItems - (looked - kept.length);
  const items = kept.slice(start, start + pageSize);
  const missing = Math.min(pageSize, total - start) - items.length;
  if (missing > 0) {
    const behind = await readFrom(read, looked + Math.max(0, start - kept.length), missing, pageSize);
    items.push(...(await withoutBlocked(userId, behind, excluded)));
  }
  return { items, paged: { ...newest.paged, ...pagedBy(pageNumber, pageSize, total) } };
}

/** So many from a place on, which need not be the beginning of a page. */
async function readFrom<Each>(
  read: (asked: Asked) => Promise<Found<Each, unknown>>,
  place: number,
  count: number,
  pageSize: number,
): Promise<Each[]> {
  const first = Math.floor(place / pageSize) + 1;
  const begin = place % pageSize;
  const numbers = begin + count > pageSize ? [first, first + 1] : [first];
  const pages = await Promise.all(numbers.map((pageNumber) => read({ pageNumber, pageSize })));
  return pages.flatMap(({ items }) => items).slice(begin, begin + count);
}
