import { type KeyboardEvent, useEffect, useRef } from 'react';
import { dayAfter, weekdayOf } from '../month-grid.ts';
import type { CalendarAddress } from './use-calendar-address.ts';

type Step = (day: string) => number;

/** Days on, by the key that goes there. */
const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (day) => -weekdayOf(day),
  End: (day) => 6 - weekdayOf(day),
};
/** Months on. */
const pages: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
const MONTHS_A_YEAR = 12;

/**
 * The keys of the ARIA grid pattern: one day of the grid is in the tab order, and the arrows go from there, over the
 * month's end too. `onOpen` is told of Enter and the space bar.
 */
export function useDayKeys(address: CalendarAddress, onOpen: (day: string) => void) {
  const { day, show, goOnDay } = address;
  const table = useRef<HTMLTableElement>(null);
  /** Whether the focus is to follow to the day that is shown next. */
  const isMoving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other day
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    table.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const page = pages[event.key];
    if (event.key === 'Enter' || event.key === ' ') onOpen(day);
    else if (step) {
      isMoving.current = true;
      show(dayAfter(day, step(day)));
    } else if (page) {
      isMoving.current = true;
      goOnDay(event.shiftKey ? page * MONTHS_A_YEAR : page);
    } else return;
    event.preventDefault();
  };
  return {
    table,
    onKeyDown,
    /** Goes to a day that was pressed; the focus goes along. */
    moveTo(next: string): void {
      isMoving.current = next !== day;
      show(next);
    },
  };
}
