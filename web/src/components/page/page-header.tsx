import type { ReactNode } from 'react';
import './page-header.css';

/** The head of a screen: its title, which gets the focus after a change of screen, and its actions. */
export const PageHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="phead">
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </header>
);
