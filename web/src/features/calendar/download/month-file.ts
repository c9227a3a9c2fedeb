import ical from 'ical-generator';
import type { EventDay } from '#contract/events.ts';
import { messages } from '../messages.ts';
import type { Scope } from '../scopes.ts';

/**
 * A month's events as a text of iCalendar. Their times are floating: an event on the 3rd at 07:30 is that in every time
 * zone. An event has the same UID in every file, so that whoever reads a later one gets no second of it.
 */
export function monthFile(scope: Scope, month: string, days: readonly EventDay[]): string {
  const calendar = ical({
    name: `Furrow: ${messages.scopes[scope]}, ${messages.monthName(month)}`,
    prodId: { company: 'Furrow', product: 'Calendar', language: 'EN' },
  });
  for (const { date, activities } of days)
    for (const { id, task, time, title, version } of activities)
      calendar.createEvent({
        id: `${id}@furrow`,
        // The writer of a floating time takes what UTC's clock says.
        start: new Date(`${date}T${time}:00Z`),
        floating: true,
        // By it a reader knows a changed event from the one that it has.
        sequence: version,
        summary: task,
        ...(title && { categories: [{ name: title }], description: title }),
      });
  return calendar.toString();
}

/** As the member's device is to call it. */
export const monthFileName = (scope: Scope, month: string) =>
  `furrow-${messages.scopes[scope].toLowerCase().replace(' ', '-')}-${month}.ics`;
