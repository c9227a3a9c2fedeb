import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from './avatar.tsx';
import './byline.css';

interface BylineProps {
  /** Of the member. */
  id: string;
  name: string;
  /** Name of their picture's file. */
  file?: string | undefined;
  /** Whether it leads to their profile, which shows at once what is known here. @default true */
  isLink?: boolean;
  /** What else is to be said, below the name; mostly a `Meta`. */
  children: ReactNode;
}

/** Who made what the screen shows; their profile leads back here. */
export function Byline({ id, name, file, isLink = true, children }: BylineProps) {
  const { pathname, search, state } = useLocation();
  const user = { id, name, attachments: file };
  return (
    <div className="byline-who linked">
      <Avatar id={id} name={name} file={file} />
      <div>
        {isLink ? (
          <Link
            className="byline-author linked-by"
            to={`/profile/${id}`}
            state={{ user, back: pathname + search, held: state }}
          >
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        {children}
      </div>
    </div>
  );
}
