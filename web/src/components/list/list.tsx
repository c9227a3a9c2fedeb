import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './list.css';

type ListProps = Omit<ComponentProps<'ul'>, 'className' | 'aria-label'> & { label?: string };

/** Rows on open chalk with hairlines between them; its children are `ListRow`s. */
export const List = ({ label, ...props }: ListProps) => <ul {...props} className="list" aria-label={label} />;

interface ListRowProps {
  title: string;
  /** Where the row leads; all of it is then the link. */
  to?: string;
  /** A picture or an icon in front. */
  lead?: ReactNode;
  meta?: ReactNode;
  /** Its actions, or its state. */
  children?: ReactNode;
}

export const ListRow = ({ title, to, lead, meta, children }: ListRowProps) => (
  <li className="list-row row gap-4 linked">
    {lead}
    <div className="fill">
      <p className="list-title strong">
        {to ? (
          <Link className="clamp linked-by" to={to}>
            {title}
          </Link>
        ) : (
          <span className="clamp">{title}</span>
        )}
      </p>
      {meta}
    </div>
    {children && <div className="list-end row gap-2">{children}</div>}
  </li>
);
