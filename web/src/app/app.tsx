import { BrowserRouter } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Startup } from './startup.tsx';

/** Farmers pay for data: nothing loads again because a window got the focus, and no refusal is asked twice. */
const swr: SWRConfiguration = {
  revalidateOnFocus: false,
  errorRetryCount: 3,
  shouldRetryOnError: (error) =>
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500),
};

export function App() {
  return (
    <SWRConfig value={swr}>
      <BrowserRouter>
        <ErrorBoundary isWhole>
          <Startup>
            <AppRoutes />
          </Startup>
        </ErrorBoundary>
        <Toasts />
      </BrowserRouter>
    </SWRConfig>
  );
}
