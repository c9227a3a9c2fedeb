import type * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { changeReplies } from '#web/lib/api/replies.tsx';

interface Row {
  readonly id: string;
}
interface Page {
  readonly data: readonly Row[];
  readonly totalItems: number;
}

/** A page of a list with what was added, before all others on the first page; each page says how many there are. */
export function withNewRow<Some extends Page>(page: Some, added: Some['data'][number], pageNumber = 1): Some {
  if (page.data.some(({ id }) => id === added.id)) return withChangedRow(page, added);
  const data = pageNumber > 1 ? page.data : [added, ...page.data];
  return { ...page, data, totalItems: page.totalItems + 1 };
}

/** A page of a list with what was changed, if it stands there. */
export const withChangedRow = <Some extends Page>(page: Some, changed: Some['data'][number]): Some =>
  page.data.some(({ id }) => id === changed.id)
    ? { ...page, data: page.data.map((row) => (row.id === changed.id ? changed : row)) }
    : page;

/** A page of a list without what was deleted. */
export function withoutRow<Some extends Page>(page: Some, gone: string): Some {
  const data = page.data.filter(({ id }) => id !== gone);
  return data.length === page.data.length ? page : { ...page, data, totalItems: page.totalItems - 1 };
}

/** Takes what was deleted out of all kept pages of its list, each of which says how many rows there are in all. */
export function forgetRow<O extends z.ZodMiniType<Page>>(
  route: Pick<Route<z.ZodMiniType, O>, 'path' | 'output'>,
  gone: string,
): void {
  const lists = new Set<string>();
  changeReplies(
    route,
    (page, input) => {
      if (withoutRow(page, gone) !== page) lists.add(listOf(input));
      return page;
    },
    { reloads: true },
  );
  const without = (page: z.output<O>): z.output<O> => {
    const left = withoutRow(page, gone);
    const { totalItems } = page;
    return left === page ? Object.assign({}, page, { totalItems: totalItems - 1 }) : left;
  };
  changeReplies(route, (page, input) => (lists.has(listOf(input)) ? without(page) : page));
}

/** Names a list by all that is asked of it but the page. */
const listOf = (input: unknown): string => JSON.stringify({ ...(input as object), pageNumber: undefined });
