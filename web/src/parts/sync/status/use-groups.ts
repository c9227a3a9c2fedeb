import { type HTMLAttributes, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import type { messages } from './unsent-messages.ts';

export type Group = keyof typeof messages.groups;

const groupOf = ({ state }: OutboxEntry): Group =>
  state === 'refused' ? 'needsYou' : state === 'sent' ? 'sentToday' : 'onTheWay';

const isInList = (target: EventTarget | null) => target instanceof Element && target.closest('ul') !== null;

/**
 * In which group each entry is shown. It moves as soon as its state does, unless the pointer or the focus is in a list, or
 * a question about a row is open: then it stays where it was until they are gone, so that nothing moves below a finger.
 */
export function useGroups(entries: readonly OutboxEntry[], isAsking: boolean) {
  const first = useRef(new Map<string, Group>());
  const shown = useRef(new Map<string, Group>());
  const hasPointer = useRef(false);
  const hasFocus = useRef(false);
  const [, moved] = useReducer((count: number) => count + 1, 0);
  for (const entry of entries) {
    const group = groupOf(entry);
    if (!first.current.has(entry.id)) first.current.set(entry.id, group);
    if (!shown.current.has(entry.id)) shown.current.set(entry.id, group);
  }

  const settle = () => {
    if (hasPointer.current || hasFocus.current || isAsking) return;
    const late = entries.filter((entry) => shown.current.get(entry.id) !== groupOf(entry));
    for (const entry of late) shown.current.set(entry.id, groupOf(entry));
    if (late.length > 0) moved();
  };
  const latest = useRef(settle);
  // Before it is painted: a row that may move is never seen where it was.
  useLayoutEffect(() => {
    latest.current = settle;
    settle();
  });
  // After the rows, of which one may have kept the focus: what had it may be gone without a word.
  useEffect(() => {
    if (!hasFocus.current || isInList(document.activeElement)) return;
    hasFocus.current = false;
    settle();
  });
  useEffect(() => {
    // Heard everywhere: what had the focus in a list may have gone without a word.
    const look = ({ target }: FocusEvent) => {
      hasFocus.current = isInList(target);
      latest.current();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);

  const within: HTMLAttributes<HTMLElement> = {
    onPointerOver({ target }) {
      hasPointer.current = isInList(target);
      settle();
    },
    onPointerLeave() {
      hasPointer.current = false;
      settle();
    },
    onBlur({ relatedTarget }) {
      // Where the whole window has lost it, it comes back to where it is.
      hasFocus.current = isInList(relatedTarget ?? document.activeElement);
      settle();
    },
  };
  return {
    /** In which group it is shown. */
    shownIn: (id: string): Group => shown.current.get(id) ?? 'onTheWay',
    /** In which it was when the screen first showed it. */
    firstIn: (id: string): Group => first.current.get(id) ?? 'onTheWay',
    within,
  };
}
