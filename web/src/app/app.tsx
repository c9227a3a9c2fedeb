import { LucideProvider } from 'lucide-react';
import { Suspense, useLayoutEffect } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { Waiting } from '#web/components/state/lazy-part.tsx';
import { Replies } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { fetchScreen } from './fetch-screen.ts';
import { ProgressLine } from './progress-line.tsx';
import { routes } from './routes.tsx';
import { Startup } from './startup.tsx';
import { useArrival } from './use-arrival.ts';

export const App = () => (
  <Replies>
    {/* The look of every icon. Words or a label always say the same, and Lucide hides icons from readers by itself. */}
    <LucideProvider className="icon">
      <BrowserRouter>
        <ErrorBoundary isWhole>
          <Startup>
            <AppRoutes />
          </Startup>
        </ErrorBoundary>
        <Toasts />
        <ProgressLine />
      </BrowserRouter>
    </LucideProvider>
  </Replies>
);

/** The screen at the current address. */
function AppRoutes() {
  const screen = useRoutes(routes);
  useArrival();
  useFetchTouched();
  return <Suspense fallback={<Waiting />}>{screen}</Suspense>;
}

/** Touches that come before a click: a finger or pointer down, a hover, or the keyboard on the link. */
const SIGNS = ['touchstart', 'pointerdown', 'pointerover', 'focusin'] as const;

/** Fetches a link's screen as soon as the link is touched: one listener for all links. */
function useFetchTouched(): void {
  useLayoutEffect(() => {
    for (const sign of SIGNS) document.addEventListener(sign, fetchTouched, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, fetchTouched);
    };
  }, []);
}

function fetchTouched({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  // Another window loads it itself.
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
  void fetchScreen(link.pathname, getSession().user !== undefined);
}
