import type { ReactNode } from 'react';
import './page-header.css';

/** The head of a screen: its title, which takes the focus after a change of screen, and what one can do here. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="phead">
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </header>
);
