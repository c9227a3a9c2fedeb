import { useLocation, useNavigate } from 'react-router-dom';

/** In the history's state of an address to which the dialog was opened here. */
const OPENED = { isOpened: true } as const;

/**
 * The dialog that adds files: it is open where the address says `?add`, so that other screens lead there, and Back closes
 * it. With a value it goes on with what the device calls so.
 */
export function useAdding() {
  const {
    pathname,
    search,
    state,
  }: { pathname: string; search: string; state: Partial<typeof OPENED> | null } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isOpen = params.has('add');
  const begun = params.get('add') || undefined;
  return {
    isOpen,
    begun,
    open(): void {
      params.set('add', '');
      navigate(`${pathname}?${params}`, { state: OPENED });
    },
    close(): void {
      if (state?.isOpened) return void navigate(-1);
      params.delete('add');
      navigate({ pathname, search: `${params}` }, { replace: true });
    },
    /** To where the new one stands: first in its section of all files. */
    toNew: () => navigate('/library', { replace: true }),
  };
}
