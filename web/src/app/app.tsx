import { LucideProvider } from 'lucide-react';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { Replies } from '#web/lib/api/replies.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ProgressLine } from './progress-line.tsx';
import { Startup } from './startup.tsx';

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
