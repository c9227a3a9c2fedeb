import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { BACK } from '#web/lib/use-is-back.ts';
import './back-link.css';

/** Above a screen's title: to the screen that it belongs to. */
export function BackLink({ children, ...link }: Omit<LinkProps, 'className' | 'state'>) {
  return (
    <Link {...link} className="back" state={BACK}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {children}
    </Link>
  );
}
