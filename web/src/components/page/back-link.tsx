import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import './back-link.css';

/** Above a screen's title: to the screen that it belongs to. */
export function BackLink({ children, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...link} className="back">
      <ArrowLeft className="icon" aria-hidden="true" />
      {children}
    </Link>
  );
}
