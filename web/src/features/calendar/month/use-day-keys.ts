import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayAfter, dayIn, monthAfter, monthOf } from '#contract/fields/day.ts';
import { isDay, weekdayOf } from '../month-grid.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

type Step = (day: string) => number;

/** Days to add, by key. */
const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (day) => -weekdayOf(day),
  End: (day) => 6 - weekdayOf(day),
};
const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
const MONTHS_A_YEAR = 12;

/**
 * The keys of the ARIA grid pattern: one day is in the tab order, and the arrows move from there, past the month's end
 * too. `onOpen` is called for Enter and the space bar.
 */
export function useDayKeys(address: CalendarAddress, onOpen: (day: string) => void) {
  const { day, show } = address;
  const table = useRef<HTMLTableElement>(null);
  /** The day that gets the focus once it is shown: until then the next key moves from there. */
  const wanted = useRef<string>(undefined);

  useEffect(() => {
    if (wanted.current === undefined) return;
    if (wanted.current === day) wanted.current = undefined;
    table.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [day]);

  const moveTo = (next: string) => {
    if (!isDay(next)) return;
    wanted.current = next === day ? undefined : next;
    show(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const page = pages[event.key];
    const from = wanted.current ?? day;
    if (event.key === 'Enter' || event.key === ' ') onOpen(from);
    else if (step) moveTo(dayAfter(from, step(from)));
    else if (page) {
      const count = event.shiftKey ? page * MONTHS_A_YEAR : page;
      moveTo(dayIn(monthAfter(monthOf(from), count), from));
    } else return;
    event.preventDefault();
  };
  return {
    table,
    onKeyDown,
    /** Goes to a pressed day, with the focus. */
    moveTo,
  };
}
