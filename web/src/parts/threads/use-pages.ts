import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply } from '#web/lib/api/replies.tsx';
import { useKeptPages } from './use-kept-pages.ts';

interface Row {
  readonly id: string;
}
interface Page<Each> {
  readonly data: readonly Each[];
  readonly pageSize: number;
  readonly totalItems: number;
}

/** How many pages one press goes through, where a block leaves nothing of them. */
const MOST_EMPTY = 10;

/**
 * The newest page of a list, and those before it once they are asked for. All are kept replies of `route`, so that a
 * row is changed wherever it stands.
 */
export function usePages<
  I extends z.ZodMiniType,
  O extends z.ZodMiniType<Page<Row>>,
  Each extends Row = z.output<O>['data'][number],
>(route: Route<I, O>, asked: z.input<I> & object, newest: Page<Each> | undefined) {
  const [numbers, setNumbers] = useState<readonly number[]>([]);
  const { state, work } = useWork();
  const inputOf = (pageNumber: number) => ({ ...asked, pageNumber });
  const earlier = useKeptPages(route, numbers.map(inputOf));
  const pages = [newest, ...earlier] as readonly (Page<Each> | undefined)[];
  const all = unique(pages.flatMap((page) => page?.data ?? []));
  const last = Math.max(1, ...numbers);
  const { totalItems = 0, pageSize = 1 } = newest ?? {};
  const load = async (number: number) => {
    const page = await call(route, inputOf(number));
    keepReply(route, inputOf(number), page);
    return page;
  };
  const loadEarlier = () =>
    work(async () => {
      for (let number = last + 1; number <= last + MOST_EMPTY; number += 1) {
        const page = await load(number);
        setNumbers((before) => [...before, number]);
        if (page.data.length > 0 || isLast(number, page)) break;
      }
    });
  const end = newest?.data.at(-1)?.id;
  // Pages begin at the newest: one that came meanwhile moved the last of each page to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another stands at the end of the newest page
  useEffect(() => {
    for (const number of numbers) void load(number).catch(() => undefined);
  }, [end]);
  return {
    /** Newest first. */
    all,
    left: isLast(last, { pageSize, totalItems }) ? 0 : Math.max(0, totalItems - all.length),
    loadEarlier,
    state,
  };
}

/** By its number and not by how many are there: a page has fewer where a block leaves some out. */
const isLast = (number: number, { pageSize, totalItems }: Omit<Page<Row>, 'data'>) =>
  number * pageSize >= totalItems;

/** What is on two pages stands where it comes first, as it is there. */
function unique<Each extends Row>(rows: readonly Each[]): Each[] {
  const known = new Set<string>();
  return rows.filter(({ id }) => !known.has(id) && known.add(id));
}
