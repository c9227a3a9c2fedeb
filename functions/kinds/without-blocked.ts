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

/** How many of the newest a page is filled from: as many as the largest page has, and at most, where it needs more. */
const FILLED_FROM = 50;
const MOST_FILLED = 200;

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
 * behind these, pages go on where they ended, and have less. No row stands on two pages, or on none. The total counts
 * whoever is left out only where the page had no need to look. `excluded` are left out, too: one's own, in a list of
 * others'.
 */
export async function listWithoutBlocked<Each extends Made, Paged extends { readonly totalItems: number }>(
  userId: string,
  read: (asked: Asked) => Promise<Found<Each, Paged>>,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Partial<Asked>,
  excluded: readonly string[] = [],
): Promise<Found<Each, Paged>> {
  if (excluded.length === 0 && !(await hasBlocks(userId))) return read({ pageNumber, pageSize });

  const start = (pageNumber - 1) * pageSize;
  const end = start + pageSize;
  const keepOf = async (asked: Asked) => {
    const { items, paged } = await read(asked);
    return { kept: await withoutBlocked(userId, items, excluded), paged };
  };
  const { kept, paged } = await keepOf({ pageNumber: 1, pageSize: FILLED_FROM });
  let looked = FILLED_FROM;
  // As many again, each time.
  for (; kept.length < end && looked < Math.min(MOST_FILLED, paged.totalItems); looked *= 2)
    kept.push(...(await keepOf({ pageNumber: 2, pageSize: looked })).kept);
  looked = Math.min(looked, paged.totalItems);
  const total = paged.totalItems - (looked - kept.length);
  const items = kept.slice(start, end);
  const missing = Math.min(pageSize, total - start) - items.length;
  if (missing > 0) {
    const behind = await readFrom(read, looked + Math.max(0, start - kept.length), missing, pageSize);
    items.push(...(await withoutBlocked(userId, behind, excluded)));
  }
  return { items, paged: { ...paged, ...pagedBy(pageNumber, pageSize, total) } };
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
