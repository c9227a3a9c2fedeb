import { useLocation, useNavigate } from 'react-router-dom';
import { LONGEST_SEARCH } from '#contract/limits.ts';
import { pageIn } from '#web/components/state/no-such-page.tsx';

/** A field of the query by which a list is narrowed or ordered. */
interface Choice {
  readonly name: string;
  /** What the field says, as it is then written. */
  readonly read: (value: string | null) => string;
  /** Whether a search looks within what is chosen. @default false */
  readonly isSearched?: boolean;
}

interface AddressOf {
  readonly filter?: Choice | undefined;
  readonly sort?: Choice | undefined;
  /** Of the query's field that holds its page. @default 'page' */
  readonly page?: string;
  /** Those of the other lists on the screen: their pages stay when this one is turned. */
  readonly beside?: readonly string[];
}

/** What part of a list an address asks for, and the addresses of others. */
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
  // What is found by other words has pages of its own.
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
    /** Without space around it, as long as can be searched for; empty for all of the list. */
    search,
    /** To what the list is narrowed, such as a topic; empty for all of it, and where all of it is searched. */
    filter,
    /** In which order; empty for the usual one, and where something is searched for. */
    sort,
    /** 1 where the address names none, 0 for what can be none. */
    page,
    /** Empty, or with its question mark. */
    queryOf,
    hrefOf,
    /** Of page 1 of all of the list, narrowed or in the order that is given, else as it is. */
    hrefWith: (choice: { readonly filter?: string; readonly sort?: string }) =>
      pathname +
      query([...chosen(sorted, choice.sort ?? sort), ...chosen(filtered, choice.filter ?? filter)]),
    /** Searches from page 1 on; back leads to before the search, not through each of its words. */
    onSearch: (words: string) => void navigate(hrefOf(1, words), { replace: search !== '' }),
    first: () => asked !== '' && void navigate(pathname),
    /** Goes one page back, when there is nothing left on this one. */
    previous: () => page > 1 && void navigate(hrefOf(page - 1), { replace: true }),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;

const chosenPage = (name: string, page: number) => (page > 1 ? [[name, String(page)]] : []);
