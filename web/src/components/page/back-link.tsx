import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { BACK } from '#web/lib/use-is-back.ts';
import './back-link.css';

interface BackLinkProps extends Omit<LinkProps, 'className' | 'state'> {
  /** The state of that screen's history entry. */
  held?: object | null | undefined;
}

/** Above a screen's title: to the screen that it belongs to. */
export const BackLink = ({ held, children, ...link }: BackLinkProps) => (
  <Link {...link} className="back" state={{ ...held, ...BACK }}>
    <ArrowLeft />
    {children}
  </Link>
);
