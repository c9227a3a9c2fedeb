import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LAST_PAGE } from '#contract/fields/limits.ts';
import { Pagination } from '#web/components/list/pagination.tsx';
import { isNoPage, NoSuchPage } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { messages } from './messages.ts';
import type { ListAddress } from './use-list-address.ts';
import type { ListPage, Shown } from './use-page.ts';
import './paged-list.css';

/** Attributes of the element around a page's items; it has a name, because readers begin there after a turn. */
export interface Frame {
  readonly ref: (element: HTMLElement | null) => void;
  readonly tabIndex: -1;
  readonly 'aria-busy': boolean;
  readonly 'data-paged': '';
}

interface PagedListProps<Item> {
  list: ListPage<Item>;
  address: Pick<ListAddress, 'page' | 'hrefOf'>;
  texts: { failed: string; partial: string };
  /** The name of one of several lists on a screen. */
  name?: string | undefined;
  /** What readers hear of what is shown; absent: that there may be more. */
  status?: string | false | undefined;
  /** Whether it is visible above the list: its room is kept while it loads. */
  isStatusSeen?: boolean;
  skeleton: ReactNode;
  empty: (shown: Shown<Item>) => ReactNode;
  children: (items: readonly Item[], frame: Frame) => ReactNode;
}

/** A list, page by page: the shown items stay until the next ones have loaded. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { status, isStatusSeen, list } = props;
  const isLoading = !list.shown && !list.error;
  return (
    <>
      {isLoading && isStatusSeen && <p className="list-status text-sm" />}
      {status !== undefined && !isLoading && (
        <p className={isStatusSeen ? 'list-status soft text-sm' : 'vh'} role="status">
          {status}
        </p>
      )}
      <Page {...props} />
    </>
  );
}

function Page<Item>(props: PagedListProps<Item>) {
  const { list, address, texts, name, status, skeleton, empty, children } = props;
  const { shown, isCurrent, error, isBusy } = list;
  const { page, hrefOf } = address;
  const { ref, failed, retry } = useTopOfPage(list, name !== undefined);
  const { state }: { state: object | null } = useLocation();

  if (!shown && error)
    return (
      <div ref={failed}>
        <Problem
          isInSection={name !== undefined}
          title={texts.failed}
          error={error}
          retry={retry}
          busy={isBusy}
        />
      </div>
    );
  if (!shown) return <Loading>{skeleton}</Loading>;
  if (isNoPage(page, shown.items.length, shown.totalItems))
    return <NoSuchPage page={page} pages={shown.pages} to={hrefOf(1)} />;
  if (shown.items.length === 0)
    return (
      <div ref={ref} tabIndex={-1} data-paged="">
        {empty(shown)}
      </div>
    );
  return (
    <>
      {shown.partial && (
        <p className="list-note soft" role={status === undefined ? 'status' : undefined}>
          {texts.partial}
        </p>
      )}
      {children(shown.items, { ref, tabIndex: -1, 'aria-busy': !isCurrent, 'data-paged': '' })}
      <Pagination
        page={page}
        pages={Math.min(shown.pages, LAST_PAGE)}
        hrefOf={hrefOf}
        // One of several lists keeps the screen's state, such as where the member came from; a turned page is not a
        // return.
        {...(name && { label: messages.pagesOf(name), state: { ...state, isReturning: false } })}
      />
      {page === LAST_PAGE && shown.pages > LAST_PAGE && (
        <p className="list-note soft">{messages.searchInstead}</p>
      )}
    </>
  );
}

/**
 * After a turn by its link: scrolls to the top of the screen, or of the list where it is one of several, and moves the
 * focus there. Also after the focused element went: with a deleted item, with the way out of an empty search, or with
 * the retry after a failure.
 */
function useTopOfPage({ shown, isCurrent, retry }: ListPage<unknown>, isOneOfSeveral: boolean) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(shown);
  const isTried = useRef(false);
  const failed = useRef<HTMLDivElement>(null);
  const wasOnFailure = useRef(false);
  const { page, pageSize, totalItems = 0, search } = shown ?? {};

  // A list may recover by itself when the connection is back: no event reports that the focused element went.
  useEffect(() => {
    const look = () => {
      wasOnFailure.current = failed.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is another object each time
  useEffect(() => {
    // While another page loads, all stays as it was.
    if (shown && !isCurrent) return;
    const was = before.current;
    before.current = shown;
    if (!shown) return;
    const isFocusLost = document.activeElement === document.body;
    const isMended = isFocusLost && (isTried.current || wasOnFailure.current);
    isTried.current = false;
    wasOnFailure.current = false;
    if (isMended) return top.current?.focus({ preventScroll: true });
    if (!was) return;
    const isTurned = was.page !== page && was.pageSize === pageSize && was.search === search;
    const isLeft = isFocusLost && was.totalItems === 0 && was.search !== search;
    const isFewer = isFocusLost && was.search === search && totalItems < was.totalItems;
    // A member who types into the search goes on typing.
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
    /** What stands there after a failure. */
    failed,
    retry(): void {
      isTried.current = true;
      retry();
    },
  };
}
