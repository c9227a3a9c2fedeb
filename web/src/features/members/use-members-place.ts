import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askable, pageIn } from '#web/components/state/no-such-page.tsx';
import { usePageSize } from './use-page-size.ts';

/** Which members are asked for, and the addresses of others. */
export interface MembersPlace {
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
  /** Of the address: empty, or with its question mark. */
  readonly query: string;
  readonly hrefOf: (page: number) => string;
  readonly onSearch: (text: string) => void;
}

/**
 * Reads text and page from the address. When the window changes the page size, the member who came first stays on
 * the screen: the page follows in the same moment, and the address after it.
 */
export function useMembersPlace(): MembersPlace {
  const pageSize = usePageSize();
  const { pathname, search: parameters, key, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(parameters);
  const search = params.get('search') ?? '';
  const asked = pageIn(params);

  // How many members come before this history entry's first: it was counted in the page size of its time.
  const [entry, setEntry] = useState({ key, before: countBefore(state, asked, pageSize) });
  const current = entry.key === key ? entry : { key, before: countBefore(state, asked, pageSize) };
  if (current !== entry) setEntry(current);
  const { before } = current;
  // A page that is none stays what it is: the list says so.
  const page = asked === askable(asked) ? askable(Math.floor(before / pageSize) + 1) : asked;

  const query = queryOf(search, page);
  useEffect(() => {
    // Turned back, the window shows the page that it began with.
    if (page !== asked) navigate(pathname + query, { replace: true, state: { before } });
  }, [page, asked, pathname, query, before, navigate]);

  return {
    search,
    page,
    pageSize,
    query,
    hrefOf: (to) => pathname + queryOf(search, to),
    onSearch: (text) => navigate(pathname + queryOf(text, 1), { replace: true }),
  };
}

function countBefore(state: unknown, page: number, pageSize: number): number {
  const { before } = (state ?? {}) as { before?: unknown };
  return typeof before === 'number' ? before : (page - 1) * pageSize;
}

function queryOf(search: string, page: number): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `?${query}` : '';
}
