import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';
import { reveal } from './reveal.ts';
import './answered.css';

interface AnsweredProps {
  /** Why it failed, unless that stands beside a field. */
  error: string | undefined;
  children: ReactNode;
}

/** The last field of a dialog. What is said below it has its place from the start, so that nothing moves as it comes. */
export const Answered = ({ error, children }: AnsweredProps) => (
  <div className="answered">
    {children}
    {error && (
      <div ref={reveal}>
        <FormError>{error}</FormError>
      </div>
    )}
  </div>
);
