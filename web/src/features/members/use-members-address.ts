import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askable } from '#web/components/state/no-such-page.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';

/** The members that the address asks for, and the addresses of others. */
interface MembersAddress extends ListAddress {
  readonly pageSize: number;
}

/**
 * Reads query and page from the address. When the window changes the page size, the first member stays on the screen:
 * the page follows at once, and the address after it.
 */
export function useMembersAddress(): MembersAddress {
  const pageSize = usePageSize();
  const address = useListAddress();
  const { page: asked, hrefOf } = address;
  const { key, state } = useLocation();
  const navigate = useNavigate();

  // How many members come before this history entry's first, by the page size of its time.
  const [entry, setEntry] = useState({ key, before: countBefore(state, asked, pageSize) });
  const current = entry.key === key ? entry : { key, before: countBefore(state, asked, pageSize) };
  if (current !== entry) setEntry(current);
  const { before } = current;
  // An impossible page stays: the list says so.
  const page = asked === askable(asked) ? askable(Math.floor(before / pageSize) + 1) : asked;

  const moved = page === asked ? undefined : hrefOf(page);
  useEffect(() => {
    // Turned back, the window shows the page that it began with.
    if (moved) navigate(moved, { replace: true, state: { before } });
  }, [moved, before, navigate]);

  return { ...address, page, pageSize };
}

function countBefore(state: unknown, page: number, pageSize: number): number {
  const { before } = (state ?? {}) as { before?: unknown };
  return typeof before === 'number' ? before : (page - 1) * pageSize;
}

/** How many members a page has: three columns of them in a window of 769 to 1438 px, otherwise four. */
export const usePageSize = (): 8 | 9 => (useMedia(breakpoints.members) ? 9 : 8);
