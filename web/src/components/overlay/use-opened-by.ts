import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** In the history's state of an address at which something was opened here. */
const OPENED = { isOpened: true } as const;

/**
 * What is open where the address has a field of this name, with a value or without: so other screens lead to it, and Back
 * closes it.
 */
export function useOpenedBy(name: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  return {
    isOpen: params.has(name),
    /** Of the field; undefined where it is empty. */
    value: params.get(name) || undefined,
    open(): void {
      params.set(name, '');
      navigate(`${pathname}?${params}`, { state: OPENED });
    },
    close(): void {
      if ((state as Partial<typeof OPENED> | null)?.isOpened) return void navigate(-1);
      params.delete(name);
      navigate({ pathname, search: `${params}` }, { replace: true });
    },
  };
}

/** Opens it once where the address is this path with a field of this name: Back and a reload do not open it again. */
export function useAskedBy(path: string, name: string, open: () => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = pathname === path && new URLSearchParams(search).has(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each such address, and no other way
  useEffect(() => {
    if (!isAsked) return;
    open();
    navigate(pathname, { replace: true });
  }, [isAsked]);
}
