import { Component, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#web/components/buttons/button.tsx';
import { PartMissing } from '#web/components/state/awaited-part.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { useComeback } from '#web/lib/use-comeback.ts';
import { Alone } from './alone.tsx';
import { messages } from './messages.ts';
import { useArrival } from './use-arrival.ts';

/**
 * Catches what a screen throws while it renders, and a screen that does not arrive. Navigating mends both; the second
 * retries by itself. It is inside the shell, which stays.
 */
export function ErrorBoundary({ children, isWhole = false }: ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <Boundary path={pathname} isWhole={isWhole}>
      {children}
    </Boundary>
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Whether nothing is around it, so that the failure is the page's main part. */
  isWhole?: boolean;
}

interface BoundaryState {
  error?: unknown;
  failedAt?: string;
}

class Boundary extends Component<Required<ErrorBoundaryProps> & { path: string }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartMissing) error.forget();
    this.setState({ failedAt: this.props.path });
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt !== undefined && failedAt !== this.props.path) this.goOn();
  }

  readonly goOn = () => this.setState({ error: undefined, failedAt: undefined });

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const shown =
      error instanceof PartMissing ? <MissingPart missing={error} onHere={this.goOn} /> : <Crash />;
    return this.props.isWhole ? <Whole>{shown}</Whole> : shown;
  }
}

/** Nothing else is on the page, which is named after it. */
function Whole({ children }: { children: ReactNode }) {
  useArrival();
  return (
    <Alone>
      <main id="main" className="empty">
        {children}
        <Link className={buttonClass({ variant: 'quiet' })} to="/">
          {messages.home}
        </Link>
      </main>
    </Alone>
  );
}

function Crash() {
  const retry = () => window.location.reload();
  return <Problem isScreen title={messages.crashed} error={new Error(messages.crashedText)} retry={retry} />;
}

interface MissingPartProps {
  missing: PartMissing;
  onHere: () => void;
}

/** Shown instead of a screen that has not arrived, with the reason; gone when it has. */
function MissingPart({ missing, onHere }: MissingPartProps) {
  const [isBusy, setBusy] = useState(false);
  const again = () => missing.again().then(onHere);
  useComeback(again);

  const retry = () => {
    setBusy(true);
    again()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const error = missing.cause as Error;
  return <Problem isScreen title={messages.notArrived} error={error} retry={retry} busy={isBusy} />;
}
