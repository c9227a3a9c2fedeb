import { type ReactNode, useEffect, useState } from 'react';
import { Waiting } from '#web/components/state/lazy-part.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { loadConfig } from '#web/lib/config.ts';
import { startSession } from '#web/lib/session/session.ts';
import { useComeback } from '#web/lib/use-comeback.ts';
import { messages } from './messages.ts';

type State = 'loading' | 'ready' | 'failed';

const start = () => startSession(loadConfig());

let ahead: State = 'loading';

/** Starts before anything is rendered; `Startup` shows the result. */
export async function startAhead(): Promise<void> {
  ahead = await start().then(
    () => 'ready',
    () => 'failed',
  );
}

/** Holds every screen back until the configuration and the session are known. */
export function Startup({ children }: { children: ReactNode }) {
  const [state, setState] = useState(ahead);

  useEffect(() => {
    if (ahead !== 'loading') return;
    start().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, []);

  if (state === 'ready') return children;
  if (state === 'loading') return <Waiting />;
  return <NotStarted onStart={() => setState('ready')} />;
}

function NotStarted({ onStart }: { onStart: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const again = () => start().then(onStart);
  useComeback(again);

  const retry = () => {
    setBusy(true);
    again().catch(() => setBusy(false));
  };
  return (
    <main id="main">
      <Problem
        isScreen
        title={messages.startFailed}
        error={new Error(messages.startFailedText)}
        retry={retry}
        busy={isBusy}
      />
    </main>
  );
}
