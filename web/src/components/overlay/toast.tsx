import { CircleCheck, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type AnimationEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { messages } from './messages.ts';
import './toast.css';

interface Action {
  readonly text: string;
  readonly act: () => void;
}

interface Toast {
  id: number;
  text: string;
  Icon: LucideIcon;
  action?: Action | undefined;
}

/** How long a toast stays, in seconds in which it is seen and neither hovered nor focused. */
const TOAST_SHOWN_S = 6;

/** How many are shown at once, the newest; on a phone the style sheet shows one of them. */
const MAX_TOASTS = 3;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a success for a moment, with an action that undoes it; failures are shown where they happen. */
export const toast = (text: string, action?: Action) => showToast(text, CircleCheck, action);

/** Reports for a moment that something failed which was shown as done already, and is undone. */
export const toastFailure = (text: string) => showToast(text, TriangleAlert);

/** With a mark of its own. */
export function showToast(text: string, Icon: LucideIcon, action?: Action): void {
  last += 1;
  set([...toasts, { id: last, text, Icon, action }].slice(-MAX_TOASTS));
}

const dismiss = (id: number) => set(toasts.filter((each) => each.id !== id));

/** The place of toasts, once around all screens. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    // Live a second time by its own attribute: a dialog hides from readers everything outside it without one.
    <div className="toasts stack gap-3" role="status" aria-live="polite">
      {shown.map(({ id, ...toast }) => (
        <ToastCard key={id} {...toast} onDone={() => dismiss(id)} />
      ))}
    </div>
  );
}

/** On a phone a toast that first stood above an open dialog stays there when that closes; another goes when one opens. */
function holdPlace({ animationName, currentTarget }: AnimationEvent<HTMLElement>): void {
  if (animationName !== 'rise') return;
  const isHigh = document.querySelector('[role$="dialog"][data-state="open"]') !== null;
  currentTarget.dataset['place'] = isHigh ? 'high' : 'low';
}

function ToastCard({ text, Icon, action, onDone }: Omit<Toast, 'id'> & { onDone: () => void }) {
  const [held, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render brings another onDone; only holding restarts the time
  useEffect(() => {
    if (held) return;
    let left = TOAST_SHOWN_S;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        // A sheet hides a low one.
        if (card.current && getComputedStyle(card.current).visibility !== 'hidden') left -= 1;
        if (left === 0) onDone();
        else wait();
      }, 1000);
    };
    wait();
    return () => clearTimeout(timer);
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these only hold it on the screen; the button inside is what one uses
    <div
      ref={card}
      className="toast row gap-3"
      onAnimationStart={holdPlace}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <span className="breaks">{text}</span>
      {action && (
        <button
          type="button"
          className="toast-act strong"
          onClick={() => {
            onDone();
            action.act();
          }}
        >
          {action.text}
        </button>
      )}
      <IconButton label={messages.close} icon={<X className="icon" aria-hidden="true" />} onClick={onDone} />
    </div>
  );
}
