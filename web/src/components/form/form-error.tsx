import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './form-error.css';

interface FormErrorProps {
  /** Nothing is lost: it has to wait. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** An error in red above a form, or why it has to wait; readers hear it as it appears. */
export function FormError({ isWaiting = false, children }: FormErrorProps) {
  const Icon = isWaiting ? CloudUpload : TriangleAlert;
  return (
    <div className={isWaiting ? 'alert alert-waiting' : 'alert'} role="alert">
      <Icon />
      <span className="breaks">{children}</span>
    </div>
  );
}

/** A success, above a form that stays. The element is there before it has words, so that readers hear them. */
export const FormNotice = ({ children }: { children?: ReactNode }) => (
  <div className="notice" role="status">
    {children && (
      <div className="alert alert-done">
        <CircleCheck />
        <span className="breaks">{children}</span>
      </div>
    )}
  </div>
);
