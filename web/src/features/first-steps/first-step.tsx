import { Check, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type User, users } from '#contract/users/users.ts';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';
import {
  hide,
  isOpen,
  isOver,
  keepSteps,
  openAt,
  type Place,
  readSteps,
  type StepName,
  type Steps,
  saidBy,
  subscribeToSteps,
  withDone,
} from './steps.ts';
import '#web/components/state/dot.css';
import './first-step.css';

/** Milliseconds until it looks up what is done: the screen's own content comes first. */
const LOOK_DELAY_MS = 3000;

interface FirstStepProps {
  place: Place;
  memberId: string;
  /** What is shown where there is no step; not where one was dismissed just now. */
  otherwise?: ReactNode;
  /** The dialog that asks for the name, where that is a step; it is closed with whether the name was told. */
  naming?: (close: (isTold: boolean) => void) => ReactNode;
}

/** One line for a new member: the first thing to do here. It disappears for good once that is done, or dismissed. */
export function FirstStep({ place, memberId, otherwise = null, naming }: FirstStepProps) {
  const { kept, keep, name, setName } = useFirstStep(place, memberId);
  const hideButton = useRef<HTMLButtonElement>(null);
  const [wasThere] = useState(name !== undefined);
  const [isUndone, setUndone] = useState(false);
  const [isNaming, setNaming] = useState(false);
  useEffect(() => {
    if (isUndone) hideButton.current?.focus();
  }, [isUndone]);

  // Dismissed in another tab, it is gone here too.
  if (!kept || !name || kept.hidden.includes(name)) return wasThere ? null : otherwise;
  const { title, text, to } = lineOf(name, kept);
  const isDone = !isOpen(kept, name);

  const onHide = () => {
    setUndone(false);
    setName(undefined);
    // The focused button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
    if (isDone) return;
    keep(hide(kept, name));
    const undo = () => {
      keep(kept);
      setName(name);
      setUndone(true);
    };
    toast(messages.hidden, { text: messages.undo, act: undo });
  };
  return (
    <div className="first-step-place">
      <section className="first-step" aria-label={messages.label}>
        <span className={isDone ? 'dot dot-done' : 'dot dot-now'} aria-hidden="true">
          {isDone ? <Check /> : <Plus />}
        </span>
        <p>
          {name === 'name' && !isDone ? (
            <button type="button" className="link" onClick={() => setNaming(true)}>
              {title}
            </button>
          ) : isDone || !to ? (
            <b>{title}</b>
          ) : (
            <Link className="link" to={to}>
              {title}
            </Link>
          )}
          . {isDone ? <Done /> : <span className="soft">{text}</span>}
        </p>
        <IconButton ref={hideButton} label={messages.hide(title)} icon={<X />} onClick={onHide} />
      </section>
      {isNaming &&
        naming?.((isTold) => {
          setNaming(false);
          if (isTold) keep(withDone(kept, { done: ['name'] }));
        })}
    </div>
  );
}

/** In words, too: on a phone there is no circle before the line. */
const Done = () => (
  <span className="first-step-done strong">
    <Check />
    {messages.done}
  </span>
);

/** Where each step is done; a course, on the screen that shows it. */
const ways: Partial<Record<StepName, string>> = {
  picture: '/edit-information',
  email: '/edit-information',
  community: '/community-switching/all-communities',
};

function lineOf(name: StepName, { isUnconfirmed }: Steps) {
  const line = { ...messages.steps[name], to: ways[name] };
  return name === 'email' && isUnconfirmed ? { ...line, title: messages.confirm, to: '/myProfile' } : line;
}

/**
 * The step that a screen shows, and what is kept of all of them. It stays for the visit: later changes move nothing.
 */
function useFirstStep(place: Place, memberId: string) {
  const [kept, setKept] = useState(() => readSteps(memberId));
  useEffect(() => subscribeToSteps(memberId, setKept), [memberId]);
  const profile = useLookedUp(kept, place);
  const [name, setName] = useState<StepName | undefined>(() =>
    openAt(kept && profile ? withDone(kept, saidBy(profile)) : kept, place),
  );
  useFound(kept, profile, place, setKept);
  const keep = (steps: Steps) => setKept(keepSteps(memberId, steps));
  return { kept, keep, name, setName };
}

/**
 * The own profile, while it can still change something. Where no step is shown it is loaded later, for the next visit.
 */
function useLookedUp(kept: Steps | undefined, place: Place): User | undefined {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOOK_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const isNow = openAt(kept, place) !== undefined;
  return useApi(users.getOwnProfile, !isOver(kept) && (isLate || isNow) ? {} : null).data;
}

/** Looks up what has been done meanwhile, once for each profile. */
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

/**
 * Whether nothing is left to look up. No profile tells of courses: where that step is shown, they are looked up each
 * time.
 */
function isKnown(kept: Steps | undefined, profile: User, place: Place): boolean {
  if (!kept) return false;
  const { done, isUnconfirmed, isNameless } = saidBy(profile);
  return (
    done.every((name) => kept.done.includes(name)) &&
    isUnconfirmed === kept.isUnconfirmed &&
    isNameless === kept.isNameless &&
    (!isOpen(kept, 'community') || kept.followed === profile.communities) &&
    (!isOpen(kept, 'course') || (kept.hasLooked && place !== 'courses'))
  );
}
