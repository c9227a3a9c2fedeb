import { type HTMLAttributes, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import type { messages } from './unsent-messages.ts';

export type Group = keyof typeof messages.groups;

/** A page of an earlier version sends what is outdated, and leaves it marked. */
export const needsMember = ({ state, isOutdated }: OutboxEntry) =>
  state === 'refused' || (state !== 'sent' && isOutdated === true);

const groupOf = (entry: OutboxEntry): Group =>
  needsMember(entry) ? 'needsYou' : entry.state === 'sent' ? 'sentToday' : 'onTheWay';

const isInList = (target: EventTarget | null) => target instanceof Element && target.closest('ul') !== null;

/**
 * The group in which each entry is shown. An entry moves as soon as its state changes, unless the pointer or the focus
 * is in a list, or a question about a row is open: then it stays until they are gone, so that nothing moves below a
 * finger.
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
  // Before the paint: a row that moves is never seen where it was.
  useLayoutEffect(() => {
    latest.current = settle;
    settle();
  });
  // After the rows, of which one may have kept the focus: the focused element may have gone without an event.
  useEffect(() => {
    if (!hasFocus.current || isInList(document.activeElement)) return;
    hasFocus.current = false;
    settle();
  });
  useEffect(() => {
    // Listens everywhere: the focused element of a list may have gone without an event.
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
      // A window that lost the focus gives it back to where it was.
      hasFocus.current = isInList(relatedTarget ?? document.activeElement);
      settle();
    },
  };
  return {
    /** The group in which it is shown. */
    shownIn: (id: string): Group => shown.current.get(id) ?? 'onTheWay',
    /** The group in which the screen first showed it. */
    firstIn: (id: string): Group => first.current.get(id) ?? 'onTheWay',
    within,
  };
}
