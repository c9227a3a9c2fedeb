import { RotateCw } from 'lucide-react';
import { type ComponentType, useSyncExternalStore } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { messages } from './messages.ts';

interface ProblemProps extends Pick<EmptyStateProps, 'isScreen' | 'isInSection'> {
  /** What did not work, as a short heading. */
  title?: string;
  error: Error;
  /** Tries the same again. */
  retry: () => void;
  /** Whether another try is under way. */
  busy?: boolean;
}

let Below: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Sets what stands below a screen for which no answer came, as soon as it has loaded. */
export function setBelowProblem(part: ComponentType): void {
  Below = part;
  for (const listener of listeners) listener();
}

function BelowProblem() {
  const Part = useSyncExternalStore(subscribe, () => Below);
  return Part && <Part />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The failed state of a screen or a part of it: what happened, and a retry. */
export const Problem = ({ title, error, retry, busy = false, ...rest }: ProblemProps) => (
  <>
    <EmptyState drawing="wire" title={title ?? messages.failed} text={error.message} {...rest}>
      <Button icon={<RotateCw />} busy={busy} busyText={messages.tryingAgain} onClick={retry}>
        {messages.again}
      </Button>
    </EmptyState>
    {!rest.isInSection && (error as Partial<ApiError>).status === 0 && <BelowProblem />}
  </>
);

interface NotLoadedProps extends Omit<ProblemProps, 'error' | 'retry' | 'busy'> {
  /** That of `useApi`, with its error. */
  of: { readonly error?: Error | undefined; readonly isValidating: boolean; readonly mutate: () => unknown };
}

/** The failed state of what would show a reply, which has its error: another try loads it again. */
export const NotLoaded = ({ of, ...rest }: NotLoadedProps) => (
  <Problem error={of.error as Error} retry={() => void of.mutate()} busy={of.isValidating} {...rest} />
);
