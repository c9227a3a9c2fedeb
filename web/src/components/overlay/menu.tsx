import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Dropdown } from './dropdown.tsx';

export interface MenuEntry {
  readonly icon: ReactNode;
  readonly text: string;
  /** What is to be known of it, below the text. */
  readonly hint?: string;
  /** What stands behind the text: how many there are. */
  readonly mark?: ReactNode;
  /** Where it leads, or else `onSelect`: what it does. */
  readonly to?: string;
  readonly onSelect?: () => void;
  /** Whether it does nothing, as its hint says. */
  readonly isOff?: boolean;
  /** Whether it destroys something; such entries come last. */
  readonly danger?: boolean;
}

interface MenuProps {
  /** What the button is called, unless `icon` has words. */
  label?: string;
  icon: ReactNode;
  /** Look of the button. @default 'iconbtn' */
  className?: string;
  entries: readonly MenuEntry[];
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at < last ? at + 1 : 0),
  ArrowUp: (at, last) => (at > 0 ? at - 1 : last),
  Home: () => 0,
  End: (_, last) => last,
};

/** What one can do with something, behind a button. The arrow keys walk through its entries. */
export function Menu({ label, icon, className, entries }: MenuProps) {
  const safe = entries.filter(({ danger }) => !danger);
  const destructive = entries.filter(({ danger }) => danger);
  return (
    <Dropdown label={label} face={icon} className={className} panelClassName="menu">
      {(close) => (
        <ul onKeyDown={walk}>
          {[...safe, ...destructive].map((entry) => (
            <li key={entry.text} className={entry === destructive[0] ? 'menu-last' : undefined}>
              <Entry {...entry} close={close} />
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}

function Entry(props: MenuEntry & { close: () => void }) {
  const { icon, text, hint, mark, to, onSelect, isOff, danger, close } = props;
  const className = `menu-entry row gap-3 ${danger ? 'menu-danger' : ''}`;
  if (to)
    return (
      <Link className={className} to={to}>
        {icon}
        {text}
        {mark}
      </Link>
    );
  const choose = () => {
    // First: a dialog gives the focus back to what had it when it opened, and this entry is gone by then.
    close();
    onSelect?.();
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : choose}
    >
      {icon}
      {hint ? (
        <span>
          {text} <small>{hint}</small>
        </span>
      ) : (
        text
      )}
      {mark}
    </button>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-entry')];
  entries[step(entries.indexOf(document.activeElement as HTMLElement), entries.length - 1)]?.focus();
}
