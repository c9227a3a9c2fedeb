import { type ReactNode, useEffect, useState } from 'react';
import { Problem } from '#web/components/problem.tsx';
import { loadConfig } from '#web/lib/config.ts';
import { startSession } from '#web/lib/session.ts';
import { messages } from './messages.ts';

/** Holds every screen back until it is known which system this is, and who uses it. */
export function Startup({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    startSession(loadConfig()).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [state]);

  if (state === 'ready') return children;
  if (state === 'loading') return <div aria-busy="true" />;
  return (
    <main id="main">
      <Problem
        isScreen
        title={messages.startFailed}
        error={new Error(messages.startFailedText)}
        retry={() => setState('loading')}
      />
    </main>
  );
}
