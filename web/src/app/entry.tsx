import { useEffect, useState } from 'react';
import { Problem } from '#web/components/problem.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { loadOwnCommunity } from '#web/features/communities/api.ts';
import { registerUser, syncProfile } from '#web/features/session/api.ts';
import { visitKey } from '#web/features/session/visit-key.ts';
import { messages } from './messages.ts';

/**
 * What comes after each sign-in and sign-up: the member's record on the API, then a first community. It is over when
 * that community is stored, so a member whose connection breaks in between gets on from here, now or another day.
 */
export function Entry({ id, token }: { id: string; token: string }) {
  const [key] = useState(() => visitKey(token));
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ attempt: number; error: Error }>();

  useEffect(() => {
    const controller = new AbortController();
    enter(id, key, controller.signal).catch((error: Error) => {
      if (!controller.signal.aborted) setFailure({ attempt, error });
    });
    return () => controller.abort();
  }, [id, key, attempt]);

  const busy = failure?.attempt !== attempt;
  if (failure) {
    const retry = () => setAttempt(attempt + 1);
    return <Problem isScreen title={messages.entryFailed} error={failure.error} retry={retry} busy={busy} />;
  }
  return (
    <p className="entry" role="status">
      <Spinner />
      {messages.entering}
    </p>
  );
}

async function enter(id: string, key: string, signal: AbortSignal): Promise<void> {
  await registerUser(id, { key, signal });
  // It fills gaps: nobody waits for it, and a failure leaves them to the next sign-in.
  syncProfile().catch(() => undefined);
  await loadOwnCommunity(signal);
}
