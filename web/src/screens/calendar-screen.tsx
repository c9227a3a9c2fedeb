import { Calendar } from '#web/features/calendar/month/calendar.tsx';
import type { Scope } from '#web/features/calendar/scopes.ts';

/** The events of a month: the member's own, or those of the groups or enterprises that they follow. */
export function CalendarScreen({ scope }: { scope: Scope }) {
  // Nothing of what one calendar shows stays in another.
  return <Calendar key={scope} scope={scope} />;
}
