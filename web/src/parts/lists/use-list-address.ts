import { useLocation, useNavigate } from 'react-router-dom';
import { pageIn } from '#web/components/state/no-such-page.tsx';

/** What part of a list an address asks for, and the addresses of others. */
export interface ListAddress {
  /** Without space around it; empty for all of the list. */
  readonly search: string;
  /** To what the list is narrowed, such as a topic; empty for all of it, and where something is searched for. */
  readonly filter: string;
  /** 1 where the address names none, 0 for what can be none. */
  readonly page: number;
  /** Empty, or with its question mark. */
  readonly queryOf: (page: number, search?: string) => string;
  readonly hrefOf: (page: number, search?: string) => string;
  /** Searches from page 1 on, in all of the list. */
  readonly onSearch: (words: string) => void;
  /** Goes to the top of all of the list. */
  readonly first: () => void;
  /** Goes one page back, when there is nothing left on this one. */
  readonly previous: () => void;
}

interface Filter {
  /** Of the query's field. */
  readonly name: string;
  /** What the field says, as it is then written. */
  readonly read: (value: string | null) => string;
}

/** Reads search, filter and page from the address. */
export function useListAddress(filtered?: Filter): ListAddress {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(query);
  const search = params.get('search')?.trim() ?? '';
  const filter = filtered && !search ? filtered.read(params.get(filtered.name)) : '';
  const page = pageIn(params);

  const queryOf = (to: number, words = search) => {
    const next = new URLSearchParams({
      ...(words && { search: words }),
      ...(filtered && filter && !words && { [filtered.name]: filter }),
      ...(to > 1 && { page: String(to) }),
    });
    return next.size > 0 ? `?${next}` : '';
  };
  const hrefOf = (to: number, words?: string) => pathname + queryOf(to, words);
  return {
    search,
    filter,
    page,
    queryOf,
    hrefOf,
    // Back leads to before the search, not through each of its words.
    onSearch: (words) => navigate(words ? hrefOf(1, words) : pathname, { replace: search !== '' }),
    first: () => query !== '' && void navigate(pathname),
    previous: () => page > 1 && void navigate(hrefOf(page - 1), { replace: true }),
  };
}
