import { RetryButton } from '#web/components/state/retry-button.tsx';
import type { Categories } from './use-categories.ts';

/** Shown instead of categories that did not load: the failure and a retry. Nothing while all is well. */
export function CategoriesFailed({ text, of }: { text: string; of: Categories }) {
  if (!of.error) return null;
  return (
    <div className="cluster gap-3 soft text-sm" role="alert">
      <span>{text}</span>
      <RetryButton busy={of.isValidating} onClick={of.retry} />
    </div>
  );
}
