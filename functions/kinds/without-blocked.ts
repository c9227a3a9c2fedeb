import { DEFAULT_PAGE_SIZE } from '#contract/fields/limits.ts';
import { blockedAmong, hasBlocks } from '#kinds/blocked.ts';
import { pagedBy } from '#platform/lists/paged-list.ts';

interface Made {
  readonly id?: unknown;
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

/** How many of the newest are looked at: as many as the largest page has, and where some of these are left out, more. */
const LOOKED_AT = 50;
const MOST_LOOKED_AT = 200;

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
 * behind these, pages go on where they ended, and have less. No row stands on two pages, or on none, and all pages tell
 * one total: how far is looked does not depend on the page. `excluded` are left out, too: one's own, in a list of
 * others' whose rows are small.
 */
export async function listWithoutBlocked<Each extends Made, Paged extends { readonly totalItems: number }>(
  userId: string,
  read: (asked: Asked) => Promise<Found<Each, Paged>>,
  { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Partial<Asked>,
  excluded: readonly string[] = [],
): Promise<Found<Each, Paged>> {
  if (excluded.length === 0 && !(await hasBlocks(userId))) return read({ pageNumber, pageSize });

  const look = async (most: number) => {
    const { items, paged } = await read({ pageNumber: 1, pageSize: most });
    const kept = await withoutBlocked(userId, items, excluded);
    return { kept, paged, looked: Math.min(most, paged.totalItems) };
  };
  const few = await look(excluded.length > 0 ? MOST_LOOKED_AT : LOOKED_AT);
  const isMore = few.kept.length < few.looked && few.looked < Math.min(MOST_LOOKED_AT, few.paged.totalItems);
  // From the first one again: a row that was written meanwhile moves all others.
  const { kept, paged, looked } = isMore ? await look(MOST_LOOKED_AT) : few;
  const total = paged.totalItems - (looked - kept.length);
  const start = (pageNumber - 1) * pageSize;
  const items = kept.slice(start, start + pageSize);
  const missing = Math.min(pageSize, total - start) - items.length;
  if (missing > 0) {
    const behind = await readFrom(read, looked + Math.max(0, start - kept.length), missing, pageSize);
    items.push(...(await withoutBlocked(userId, behind, excluded)));
  }
  return { items: unique(items), paged: { ...paged, ...pagedBy(pageNumber, pageSize, total) } };
}

/** Each once: what is written between two reads moves a row to the next one. */
const unique = <Each extends Made>(items: readonly Each[]): Each[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

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
