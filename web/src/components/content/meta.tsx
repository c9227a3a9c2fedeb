import type { ReactNode } from 'react';
import './meta.css';

/** A line of facts with dots between them; each child is one fact. */
export const Meta = ({ children }: { children: ReactNode }) => (
  <p className="meta cluster soft text-xs">{children}</p>
);
