import { RotateCw } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';
import type { Categories } from './use-categories.ts';

/** Shown instead of categories that did not load: the failure and a retry. Nothing while all is well. */
export function CategoriesFailed({ text, of }: { text: string; of: Categories }) {
  if (!of.error) return null;
  return (
    <div className="cluster gap-3 soft text-sm" role="alert">
      <span>{text}</span>
      <Button
        small
        icon={<RotateCw />}
        busy={of.isValidating}
        busyText={messages.tryingAgain}
        onClick={of.retry}
      >
        {messages.again}
      </Button>
    </div>
  );
}
