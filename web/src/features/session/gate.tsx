import type { ReactNode } from 'react';
import fields from '#web/art/fields.svg';
import { Brand } from '#web/components/brand.tsx';
import './gate.css';

/** The page around the sign-in and sign-up forms: the land from above, and the form beside it. */
export function Gate({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="gate">
      <div className="gate-art">
        <img src={fields} alt="" width={960} height={1200} />
      </div>
      <main className="gate-panel">
        <div className="gate-inner">
          <Brand />
          <h1 tabIndex={-1}>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
