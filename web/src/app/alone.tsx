import type { ReactNode } from 'react';
import { Brand } from '#web/components/page/brand.tsx';
import './alone.css';

/** The page around a screen that has no bars. */
export const Alone = ({ children }: { children: ReactNode }) => (
  <div className="alone">
    <header>
      <Brand />
    </header>
    {children}
  </div>
);
