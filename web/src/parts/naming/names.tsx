import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { messages } from './messages.ts';
import { type Begun, nameBefore, withName } from './name-before.ts';
import { placeAt } from './place-at.ts';
import { type Named, useFound } from './use-found.ts';
import './names.css';

export interface NamesProps {
  /** In which is typed; the list stands at its edge. */
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/**
 * The members whom the name that is typed may mean, below the field or above it. The focus stays in the field, which
 * says which of them is active: arrow keys, Enter and Escape are the list's for as long as it is there.
 */
export function Names({ field, text, onText }: NamesProps) {
  const [begun, setBegun] = useBegun(field, text);
  const found = useFound(begun?.typed);
  const [active, setActive] = useState(0);
  const cursor = useRef<number>(undefined);
  const id = useId();
  const isOpen = begun !== undefined && found.length > 0;
  const at = Math.min(active, found.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with another letter the first is active again
  useEffect(() => setActive(0), [begun?.typed]);
  useLayoutEffect(() => {
    if (cursor.current === undefined) return;
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = undefined;
  });
  const choose = ({ username }: Named) => {
    const area = field.current;
    if (!begun || !area) return;
    setBegun(undefined);
    const next = withName(text, begun, username);
    if (area.maxLength >= 0 && next.text.length > area.maxLength) return;
    cursor.current = next.cursor;
    onText(next.text);
  };
  const act: Record<string, () => void> = {
    ArrowDown: () => setActive((at + 1) % found.length),
    ArrowUp: () => setActive((at + found.length - 1) % found.length),
    Enter: () => found[at] && choose(found[at]),
    Escape: () => setBegun(undefined),
  };
  useKeys(field, isOpen ? act : undefined);
  useSaid(field, isOpen ? { list: id, active: `${id}-${at}` } : undefined);
  return (
    <div className="names-place">
      <p className="vh" role="status">
        {isOpen ? messages.found(found.length) : ''}
      </p>
      {isOpen && (
        <div
          id={id}
          ref={(list) => placeAt(field.current, list)}
          className="names"
          role="listbox"
          aria-label={messages.label}
        >
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={one.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              className="names-one row gap-3 text-sm"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <Avatar id={one.id} name={one.name} size="sm" />
              <span className="fill clamp">
                {one.name} <span className="soft">@{one.username}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Keys that type, move the cursor, or take what is beside it away. */
const MOVES = /^(.|ArrowLeft|ArrowRight|Home|End|Backspace|Delete)$/u;

/** The name in which the cursor is; what Escape or a choice put aside comes back with the next letter. */
function useBegun(field: NamesProps['field'], text: string) {
  const [begun, setBegun] = useState<Begun>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again with each letter
  useEffect(() => {
    const area = field.current;
    const look = () =>
      setBegun(
        area && document.activeElement === area ? nameBefore(area.value, area.selectionStart) : undefined,
      );
    look();
    const ended = new AbortController();
    for (const kind of ['click', 'blur']) area?.addEventListener(kind, look, ended);
    const moved = ({ key }: KeyboardEvent) => MOVES.test(key) && look();
    area?.addEventListener('keyup', moved, ended);
    return () => ended.abort();
  }, [field, text]);
  return [begun, setBegun] as const;
}

/** Takes these keys from whoever else hears them: a form that Enter sends, a dialog that Escape closes. */
function useKeys(field: NamesProps['field'], acts: Record<string, () => void> | undefined) {
  useEffect(() => {
    if (!acts) return;
    const hear = (event: KeyboardEvent) => {
      const isPlain =
        !event.isComposing && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (event.target !== field.current || !isPlain || !Object.hasOwn(acts, event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      acts[event.key]?.();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [field, acts]);
}

/** What readers hear of the list from the field. */
function useSaid(field: NamesProps['field'], said: { list: string; active: string } | undefined) {
  const [list, active] = [said?.list, said?.active];
  useEffect(() => {
    const area = field.current;
    area?.setAttribute('aria-autocomplete', 'list');
    const values = {
      'aria-haspopup': list && 'listbox',
      'aria-controls': list,
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(values))
      if (value === undefined) area?.removeAttribute(name);
      else area?.setAttribute(name, value);
  }, [field, list, active]);
}
