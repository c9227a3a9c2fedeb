import { useEffect, useState } from 'react';
import { type User, users } from '#contract/users.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import {
  hearSteps,
  isOpen,
  isOver,
  keepSteps,
  openAt,
  type Place,
  readSteps,
  type StepName,
  type Steps,
  saidBy,
  withDone,
} from './steps.ts';

/** Milliseconds until it is looked what is done: what the screen itself shows comes first. */
const LOOK_DELAY = 3000;

/** The step that a screen says now, and what is kept of all of them. It stays for the visit: what comes or ends meanwhile moves nothing. */
export function useFirstStep(place: Place, memberId: string) {
  const [kept, setKept] = useState(() => readSteps(memberId));
  useEffect(() => hearSteps(memberId, setKept), [memberId]);
  const profile = useLookedUp(kept, place);
  const [name, setName] = useState<StepName | undefined>(() =>
    openAt(kept && profile ? withDone(kept, saidBy(profile)) : kept, place),
  );
  useFound(kept, profile, place, setKept);
  const keep = (steps: Steps) => setKept(keepSteps(memberId, steps));
  return { kept, keep, name, setName };
}

/** The own profile, while it can still change something. Where nothing stands now it is asked for later: what it says is shown on the next visit. */
function useLookedUp(kept: Steps | undefined, place: Place): User | undefined {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOOK_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const isNow = openAt(kept, place) !== undefined;
  return useApi(users.getOwnProfile, !isOver(kept) && (isLate || isNow) ? {} : null).data;
}

/** Finds out what has been done meanwhile, once for each profile. */
function useFound(
  kept: Steps | undefined,
  profile: User | undefined,
  place: Place,
  onFound: (steps: Steps) => void,
): void {
  const asked = profile && !isKnown(kept, profile, place) ? profile : undefined;
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

/** Whether there is nothing to be found out. Of courses no profile tells: where they are spoken of, it is looked each time. */
function isKnown(kept: Steps | undefined, profile: User, place: Place): boolean {
  if (!kept) return false;
  const { done, isUnconfirmed } = saidBy(profile);
  return (
    done.every((name) => kept.done.includes(name)) &&
    isUnconfirmed === kept.isUnconfirmed &&
    (!isOpen(kept, 'community') || kept.followed === profile.communities) &&
    (!isOpen(kept, 'course') || (kept.hasLooked && place !== 'courses'))
  );
}
