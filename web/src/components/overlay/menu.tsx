import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Dropdown } from './dropdown.tsx';

export interface MenuEntry {
  readonly icon: ReactNode;
  readonly text: string;
  /** A hint below the text. */
  readonly hint?: string;
  /** A count behind the text. */
  readonly mark?: ReactNode;
  /** Its address, or else `onSelect`: its action. */
  readonly to?: string;
  readonly onSelect?: () => void;
  /** Whether it does nothing, as its hint says. */
  readonly isOff?: boolean;
  /** Whether it is destructive; such entries come last. */
  readonly danger?: boolean;
}

interface MenuProps {
  /** The button's label, unless `icon` has words. */
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

/** A menu of actions behind a button. The arrow keys move through its entries. */
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
    // First: a dialog returns the focus to what had it when it opened, and this entry is gone by then.
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
