import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './form-error.css';

/** What failed, in red above a form; readers hear it as it appears. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <TriangleAlert className="icon" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** What succeeded, above a form that stays. It is there before it has words, so that readers hear them. */
export function FormNotice({ children }: { children?: ReactNode }) {
  return (
    <div className="notice" role="status">
      {children && (
        <div className="alert alert-done">
          <CircleCheck className="icon" aria-hidden="true" />
          <span>{children}</span>
        </div>
      )}
    </div>
  );
}
