import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './back-link.css';

/** Above a screen's title: to the screen that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="back" to={to}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {children}
    </Link>
  );
}
