import type { EventDay } from '#contract/events/events.ts';
import { calendarFile } from '#contract/icalendar/calendar-file.ts';
import { messages } from '../messages.ts';
import type { Scope } from '../scopes.ts';

/** A month's events as an iCalendar text. A series is in it once, with its other months too. */
export function monthFile(scope: Scope, month: string, days: readonly EventDay[]): string {
  const listed = days.flatMap(({ date, activities }) =>
    activities.map((each) => ({ ...each, date: each.startDate ?? date })),
  );
  const made = new Date().toISOString();
  return calendarFile({
    name: `Furrow: ${messages.scopes[scope]}, ${messages.monthName(month)}`,
    events: [...new Map(listed.map((event) => [event.id, event])).values()],
    writtenAt: () => made,
  });
}

export const monthFileName = (scope: Scope, month: string) =>
  `furrow-${messages.scopes[scope].toLowerCase().replace(' ', '-')}-${month}.ics`;
