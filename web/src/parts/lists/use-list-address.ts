import { useLocation, useNavigate } from 'react-router-dom';
import { LONGEST_SEARCH } from '#contract/fields/limits.ts';
import { pageIn } from '#web/components/state/no-such-page.tsx';

/** A field of the query that filters or orders a list. */
interface Choice {
  readonly name: string;
  /** The field's value, normalised. */
  readonly read: (value: string | null) => string;
  /** Whether a search keeps this filter. @default false */
  readonly isSearched?: boolean;
}

interface AddressOf {
  readonly filter?: Choice | undefined;
  readonly sort?: Choice | undefined;
  /** The query's field of its page. @default 'page' */
  readonly page?: string;
  /** The page fields of the screen's other lists, which stay when this one is turned. */
  readonly beside?: readonly string[];
}

/** The part of a list that an address asks for, and the addresses of other parts. */
export function useListAddress(options: AddressOf = {}) {
  const { filter: filtered, sort: sorted, page: name = 'page', beside = [] } = options;
  const { pathname, search: asked } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(asked);
  const search = params.get('search')?.trim().slice(0, LONGEST_SEARCH) ?? '';
  const read = (choice?: Choice) =>
    choice && (!search || choice.isSearched) ? choice.read(params.get(choice.name)) : '';
  const [filter, sort] = [read(filtered), read(sorted)];
  const page = pageIn(params, name);

  const chosen = (choice: Choice | undefined, value: string) =>
    choice && value ? [[choice.name, value]] : [];
  // Another query begins at its first page.
  const others = (words: string) =>
    words === search ? beside.flatMap((other) => chosenPage(other, pageIn(params, other))) : [];
  const query = (fields: string[][]) => (fields.length > 0 ? `?${new URLSearchParams(fields)}` : '');
  const queryOf = (to: number, words = search) =>
    query([
      ...(words ? [['search', words]] : chosen(sorted, sort)),
      ...(words && !filtered?.isSearched ? [] : chosen(filtered, filter)),
      ...chosenPage(name, to),
      ...others(words),
    ]);
  const hrefOf = (to: number, words?: string) => pathname + queryOf(to, words);
  return {
    /** Trimmed, and as long as can be searched for; empty for all of the list. */
    search,
    /** The list's filter, such as a topic; empty for all of it, and where a search ignores it. */
    filter,
    /** The order; empty for the usual one, and in a search. */
    sort,
    /** 1 where the address names none, 0 for an impossible one. */
    page,
    /** Empty, or with its question mark. */
    queryOf,
    hrefOf,
    /** The address of page 1 of all of the list, with the given filter or order. */
    hrefWith: (choice: { readonly filter?: string; readonly sort?: string }) =>
      pathname +
      query([...chosen(sorted, choice.sort ?? sort), ...chosen(filtered, choice.filter ?? filter)]),
    /** Searches from page 1 on; back leads to before the search, not through each of its words. */
    onSearch: (words: string) => void navigate(hrefOf(1, words), { replace: search !== '' }),
    first: () => asked !== '' && void navigate(pathname),
    /** Goes one page back, when nothing is left on this one. */
    previous: () => page > 1 && void navigate(hrefOf(page - 1), { replace: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

const chosenPage = (name: string, page: number) => (page > 1 ? [[name, String(page)]] : []);
