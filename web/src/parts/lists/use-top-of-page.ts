import { useCallback, useEffect, useRef } from 'react';
import type { ListPage } from './use-page.ts';

/**
 * After another page has come by its link: begins at its top, for eyes and for readers. After what had the focus went,
 * with a thing, with the way out of an empty search or with the other try after a failure: readers go on there too. The
 * top is the screen's, or the list's own where it is one of several.
 */
export function useTopOfPage({ shown, isCurrent, retry }: ListPage<unknown>, isOneOfSeveral: boolean) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(shown);
  const isTried = useRef(false);
  const failed = useRef<HTMLDivElement>(null);
  const wasOnFailure = useRef(false);
  const { page, pageSize, totalItems = 0, search } = shown ?? {};

  // A list may be mended by itself, when the connection is back: nothing tells of a focus that went with what it was on.
  useEffect(() => {
    const look = () => {
      wasOnFailure.current = failed.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is another object each time
  useEffect(() => {
    // While another page is on its way, all stays as it was.
    if (shown && !isCurrent) return;
    const was = before.current;
    before.current = shown;
    if (!shown) return;
    const isLost = document.activeElement === document.body;
    const isMended = isLost && (isTried.current || wasOnFailure.current);
    isTried.current = false;
    wasOnFailure.current = false;
    if (isMended) return top.current?.focus({ preventScroll: true });
    if (!was) return;
    const isTurned = was.page !== page && was.pageSize === pageSize && was.search === search;
    const isLeft = isLost && was.totalItems === 0 && was.search !== search;
    const isFewer = isLost && was.search === search && totalItems < was.totalItems;
    // Whoever types into the search goes on typing.
    if (!(isTurned || isLeft || isFewer) || document.activeElement instanceof HTMLInputElement) return;
    if (!isFewer && isOneOfSeveral) top.current?.scrollIntoView();
    else if (!isFewer) window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [isCurrent, shown === undefined, page, pageSize, totalItems, search]);

  const ref = useCallback((element: HTMLElement | null) => {
    top.current = element;
  }, []);
  return {
    ref,
    /** Of what stands there when it has failed. */
    failed,
    retry(): void {
      isTried.current = true;
      retry();
    },
  };
}
