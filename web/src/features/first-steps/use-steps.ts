import { useEffect, useState } from 'react';
import { type User, users } from '#contract/users.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import { hearSteps, isKnown, keepSteps, readSteps, type Steps, shownOf } from './steps.ts';

/** Milliseconds until it is looked whether there are any: the news and their pictures come first. */
const LOOK_DELAY = 3000;

/** What is kept of a member's steps, here and by other tabs, and how to keep another. */
export function useKeptSteps(memberId: string) {
  const [kept, setKept] = useState(() => readSteps(memberId));
  useEffect(() => hearSteps(memberId, setKept), [memberId]);
  const keep = (steps: Steps) => setKept(keepSteps(memberId, steps));
  return { kept, setKept, keep };
}

/** Finds out what a profile has changed in them. */
export function useFound(
  kept: Steps | undefined,
  profile: User | undefined,
  onFound: (steps: Steps) => void,
): void {
  const asked = profile && !isKnown(kept, profile) ? profile : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is found out once for each profile
  useEffect(() => {
    if (!asked) return;
    let isStale = false;
    const find = async () => {
      const { findSteps } = await import('./find-steps.ts');
      if (isStale) return;
      const found = await findSteps(asked);
      if (!isStale) onFound(found);
    };
    find().catch(() => undefined);
    return () => {
      isStale = true;
    };
  }, [asked]);
}

/**
 * The own profile, while it can still change what is shown. Where nothing stands now, it is asked for later: what it says
 * is shown on the next visit, and pushes nothing down.
 */
export function useLookedUp(kept: Steps | undefined): User | undefined {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOOK_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const isNeeded = kept?.as !== '' && (isLate || shownOf(kept, Date.now()) !== '');
  return useApi(users.getOwnProfile, isNeeded ? {} : null).data;
}
