import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages.ts';
import './pagination.css';

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** What readers hear; for a screen with several. @default 'Pages' */
  label?: string;
  /** The state of the screen's history entry, where the pages keep it. */
  state?: object | undefined;
}

/** Prev, Next, and the pages around the current one with the first and the last. Nothing when there is one page. */
export function Pagination({ page, pages, hrefOf, label = messages.pages, state }: PaginationProps) {
  if (pages < 2) return null;
  const step = { pages, hrefOf, state };
  return (
    <nav className="pages" aria-label={label}>
      <Step {...step} to={page - 1}>
        <ChevronLeft />
        <span className="pages-word">{messages.previous}</span>
      </Step>
      {pageWindow(page, pages).map(({ page: to, isFar, followsGap }) => (
        <Fragment key={to}>
          {followsGap && <span className="pages-gap">…</span>}
          <Link
            className={isFar ? 'pages-far' : undefined}
            to={hrefOf(to)}
            state={state}
            aria-label={messages.page(to)}
            aria-current={to === page ? 'page' : undefined}
          >
            {to}
          </Link>
        </Fragment>
      ))}
      <Step {...step} to={page + 1}>
        <span className="pages-word">{messages.next}</span>
        <ChevronRight />
      </Step>
    </nav>
  );
}

type StepProps = Pick<PaginationProps, 'pages' | 'hrefOf' | 'state'> & { to: number; children: ReactNode };

const Step = ({ pages, hrefOf, state, to, children }: StepProps) =>
  to >= 1 && to <= pages ? (
    <Link className="pages-step" to={hrefOf(to)} state={state}>
      {children}
    </Link>
  ) : (
    <span className="pages-step" aria-hidden="true">
      {children}
    </span>
  );

interface PageLink {
  readonly page: number;
  /** Left out on a phone. */
  readonly isFar: boolean;
  /** Whether pages are left out before it. */
  readonly followsGap: boolean;
}

/** The pages to offer: the first, the last, the current one and its neighbours (on a phone, one neighbour). */
export function pageWindow(current: number, pages: number): PageLink[] {
  const wanted = new Set([1, current - 1, current, current + 1, pages]);
  // A gap of a single page is no shorter than the page itself.
  if (current === 4) wanted.add(2);
  if (current === pages - 3) wanted.add(pages - 1);

  const shown = [...wanted].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
  const neighbour = current === 2 || current === pages ? current - 1 : current + 1;
  const near = new Set([1, pages, current, neighbour]);
  return shown.map((page, index) => ({
    page,
    isFar: !near.has(page),
    followsGap: page - (shown[index - 1] ?? 0) > 1,
  }));
}
