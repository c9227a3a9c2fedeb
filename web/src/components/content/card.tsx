import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import './card.css';

interface CardProps {
  title: string;
  /** The title's address, and the state for that screen. */
  to?: LinkProps['to'];
  state?: LinkProps['state'];
  cover?: PictureSource;
  /** Instead of the cover: 64 px of a picture beside the title, which then is the link of the whole card. */
  mark?: PictureSource;
  /** A menu or a badge, over the cover's right corner, or right of the title. */
  corner?: ReactNode;
  /** A line below the title; mostly a `Meta`. */
  meta?: ReactNode;
  /** A description, of which two lines are shown. */
  text?: string;
  /** Buttons, at the bottom; of all cards of a row at one height. */
  actions?: ReactNode;
}

/** Something that one can own, join or open. */
export const Card = ({ title, to, state, cover, mark, corner, meta, text, actions }: CardProps) => (
  <article className={mark ? 'card is-marked' : 'card'}>
    {cover && <Picture {...cover} alt="" className="cover" loading="lazy" />}
    <div className="card-in gap-2">
      <CardHead mark={mark && <Picture {...mark} alt="" className="card-mark" loading="lazy" />}>
        <h2>
          {to ? (
            <Link className={mark ? 'clamp linked-by' : 'clamp'} to={to} state={state}>
              {title}
            </Link>
          ) : (
            <span className="clamp">{title}</span>
          )}
        </h2>
        {meta}
      </CardHead>
      {text && <p className="clamp">{text}</p>}
      {actions && <div className="card-acts gap-3">{actions}</div>}
    </div>
    {corner && <div className="card-corner">{corner}</div>}
  </article>
);

const CardHead = ({ mark, children }: { mark: ReactNode; children: ReactNode }) =>
  mark ? (
    <div className="card-head">
      {mark}
      <div>{children}</div>
    </div>
  ) : (
    children
  );

/** Cards beside and below each other, as many in a row as fit; each child is an `<li>`. */
export const CardGrid = ({ children }: { children: ReactNode }) => <ul className="card-grid">{children}</ul>;

/** A skeleton the size of a card without a cover, with one row of buttons. */
export const CardSkeleton = ({ isMarked = false }: { isMarked?: boolean }) => (
  <div className={isMarked ? 'card is-marked' : 'card'}>
    <div className="card-in gap-2">
      <CardHead mark={isMarked && <Skeleton shape="picture" className="card-mark" />}>
        <Skeleton shape="title" width={70} />
        <Skeleton shape="line" width={50} />
      </CardHead>
      <Skeleton shape="line" width={90} className="card-sk-text" />
      <div className="card-acts gap-3">
        <Skeleton shape="picture" className="card-sk-act" />
      </div>
    </div>
  </div>
);
