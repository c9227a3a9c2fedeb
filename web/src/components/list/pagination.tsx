import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageWindow } from './page-window.ts';
import './pagination.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** Where a page is; each one has an address of its own. */
  hrefOf: (page: number) => string;
  /** What readers hear; for a screen with several. @default 'Pages' */
  label?: string;
  /** What the screen holds in its history entry, where that is to stay. */
  state?: object | undefined;
}

/** Prev, Next, and the pages around the current one with the first and the last. Nothing when there is one page. */
export function Pagination({ page, pages, hrefOf, label = 'Pages', state }: PaginationProps) {
  if (pages < 2) return null;
  const step = (to: number, children: ReactNode) =>
    to >= 1 && to <= pages ? (
      <Link className="pages-step" to={hrefOf(to)} state={state}>
        {children}
      </Link>
    ) : (
      <span className="pages-step" aria-hidden="true">
        {children}
      </span>
    );

  return (
    <nav className="pages" aria-label={label}>
      {step(
        page - 1,
        <>
          <ChevronLeft className="icon" aria-hidden="true" />
          <span className="pages-word">Prev</span>
        </>,
      )}
      {pageWindow(page, pages).map(({ page: to, isFar, followsGap }) => (
        <Fragment key={to}>
          {followsGap && <span className="pages-gap">…</span>}
          <Link
            className={isFar ? 'pages-far' : undefined}
            to={hrefOf(to)}
            state={state}
            aria-label={`Page ${to}`}
            aria-current={to === page ? 'page' : undefined}
          >
            {to}
          </Link>
        </Fragment>
      ))}
      {step(
        page + 1,
        <>
          <span className="pages-word">Next</span>
          <ChevronRight className="icon" aria-hidden="true" />
        </>,
      )}
    </nav>
  );
}
