import { useLocation, useNavigate } from 'react-router-dom';

/** In the history's state of an address that was opened here. */
const OPENED = { isOpened: true } as const;

/**
 * What is open while the address has a field of this name, with a value or without: other screens can link to it, and
 * Back closes it.
 */
export function useOpenedBy(name: string) {
  const { pathname, search, state }: { pathname: string; search: string; state: object | null } =
    useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const openAt = (value: string) => {
    params.set(name, value);
    navigate(`${pathname}?${params}`, { state: { ...state, ...OPENED } });
  };
  return {
    isOpen: params.has(name),
    /** The field's value; undefined where it is empty. */
    value: params.get(name) || undefined,
    open: () => openAt(''),
    openAt,
    close(): void {
      if ((state as Partial<typeof OPENED> | null)?.isOpened) return void navigate(-1);
      params.delete(name);
      navigate({ pathname, search: `${params}` }, { replace: true, state });
    },
  };
}
