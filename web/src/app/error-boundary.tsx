import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Problem } from '#web/components/problem.tsx';
import { messages } from './messages.ts';

/**
 * Catches what a screen throws while it renders, and a screen whose chunk does not arrive: without a connection, or
 * because a newer version of the site has taken its place. Loading the page again mends both; going elsewhere does too.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary path={pathname}>{children}</Boundary>;
}

class Boundary extends Component<{ path: string; children: ReactNode }, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.path });
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.path) this.setState({ failedAt: undefined });
  }

  override render() {
    if (this.state.failedAt === undefined) return this.props.children;
    return (
      <main id="main">
        <Problem
          isScreen
          title={messages.crashed}
          error={new Error(messages.crashedText)}
          retry={() => window.location.reload()}
        />
      </main>
    );
  }
}
