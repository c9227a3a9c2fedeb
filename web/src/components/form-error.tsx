import { TriangleAlert } from 'lucide-react';
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
