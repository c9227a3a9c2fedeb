import { useEffect, useRef, useState } from 'react';
import { Problem } from '#web/components/state/problem.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { findFallback, listOwnCommunities } from '#web/features/communities/api.ts';
import { findSteps } from '#web/features/first-steps/find-steps.ts';
import { fetchFirstPage } from '#web/features/news/api.ts';
import { registerUser, syncProfile, visitKey } from '#web/features/session/api.ts';
import { storeCommunity, type UserInfo } from '#web/lib/session/session.ts';
import { withinLimit } from '#web/lib/time-limit.ts';
import { fetchScreen } from './fetch-screen.ts';
import { messages } from './messages.ts';
import { fetchBars } from './shell/lazy-bars.ts';

interface EntryProps {
  user: UserInfo;
  /**
   * Whether this follows a sign-in, which takes the first of the member's own communities. Otherwise a member without
   * one gets the community of the documents.
   */
  isSignIn?: boolean;
  /** Where it leads: that screen and the news are fetched meanwhile. */
  to?: string;
  /** Called when something failed, which is shown here then. */
  onFailed?: () => void;
}

/**
 * What follows each sign-in and sign-up: the member's record on the API, then a first community. It is over when that
 * community is stored, so a member whose connection breaks in between continues from here, now or another day.
 */
export function Entry({ user: { id, token }, isSignIn = false, to, onFailed }: EntryProps) {
  const [key] = useState(() => visitKey(token));
  const [attempt, setAttempt] = useState(1);
  const failed = useRef(onFailed);
  const [failure, setFailure] = useState<{ attempt: number; error: Error }>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    enter({ id, key, isSignIn, to, signal }).catch((error: Error) => {
      if (signal.aborted) return;
      setFailure({ attempt, error });
      failed.current?.();
    });
    return () => controller.abort();
  }, [id, key, isSignIn, to, attempt]);

  const busy = failure?.attempt !== attempt;
  if (failure) {
    const retry = () => setAttempt(attempt + 1);
    const problem = (
      <Problem isScreen title={messages.entryFailed} error={failure.error} retry={retry} busy={busy} />
    );
    return isSignIn ? <main id="main">{problem}</main> : problem;
  }
  // The form still says that it signs in.
  if (isSignIn) return null;
  return (
    <p className="entering" role="status">
      <Spinner />
      {messages.entering}
    </p>
  );
}

interface Entering {
  id: string;
  key: string;
  isSignIn: boolean;
  to: string | undefined;
  signal: AbortSignal;
}

/** Storing the community changes the address: everything else of a sign-in must be done by then. */
async function enter({ id, key, isSignIn, to, signal }: Entering): Promise<void> {
  const { data: profile } = await registerUser(id, { key, signal });
  // It only fills gaps: after a failure the next sign-in does.
  const synced = isSignIn ? syncProfile().catch(() => undefined) : undefined;
  const shown = isSignIn ? fetchParts(to) : undefined;
  const own = isSignIn ? await listOwnCommunities(signal) : undefined;
  const first = own?.communities[0] ?? (await findFallback(signal));
  if (to === '/news' || to === '/') void fetchFirstPage(first.id);
  // What is above the news is there from the first moment on.
  if (own) await findSteps(profile, own);
  await synced;
  await shown;
  signal.throwIfAborted();
  storeCommunity(first);
}

/**
 * Fetches the next screen, so that the form says that it signs in until all of it can be shown. What is slow arrives
 * later.
 */
function fetchParts(to = '/'): Promise<unknown> {
  const { pathname } = new URL(to, window.location.origin);
  const parts = [fetchBars(), fetchScreen(pathname, true)];
  return withinLimit(() => Promise.all(parts)).catch(() => undefined);
}
