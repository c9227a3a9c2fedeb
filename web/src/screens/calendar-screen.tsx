import { Calendar } from '#web/features/calendar/month/calendar.tsx';
import type { Scope } from '#web/features/calendar/scopes.ts';

/** The events of a month: the member's own, or those of the groups or enterprises that they follow. */
export function CalendarScreen({ scope }: { scope: Scope }) {
  // A new component for each calendar, so that no state carries over.
  return <Calendar key={scope} scope={scope} />;
}
