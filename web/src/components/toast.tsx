import { CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import './toast.css';

interface Toast {
  id: number;
  text: string;
}

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const SHOWN_FOR = 6000;

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

/** Says for a moment that something succeeded; what failed is said in its place. */
export function toast(text: string): void {
  last += 1;
  set([...toasts, { id: last, text }]);
}

const dismiss = (id: number) => set(toasts.filter((each) => each.id !== id));

/** Where toasts appear; stands once, around all screens. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    // Named live a second time: a dialog hides from readers whatever is outside it and is not.
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text }) => (
        <ToastCard key={id} text={text} onDone={() => dismiss(id)} />
      ))}
    </div>
  );
}

function ToastCard({ text, onDone }: { text: string; onDone: () => void }) {
  const [held, setHeld] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each render brings another onDone; only holding restarts the time
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these only hold it on the screen; the button inside is what one uses
    <div
      className="toast"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <CircleCheck className="icon" aria-hidden="true" />
      <span>{text}</span>
      <IconButton label="Close" icon={<X className="icon" aria-hidden="true" />} onClick={onDone} />
    </div>
  );
}
