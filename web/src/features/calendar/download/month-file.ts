import type { EventDay } from '#contract/events.ts';
import { messages } from '../messages.ts';
import type { Scope } from '../scopes.ts';
import { contentLines, textValue } from './content-lines.ts';
import { compact, type Timed, timesOf } from './event-times.ts';

/**
 * A month's events as an iCalendar text. Their times are floating: an event on the 3rd at 07:30 is that in every time
 * zone. An event has the same UID in every file, so that a later file adds no second one; a series is one, with its
 * rule, and its other months too.
 */
export function monthFile(scope: Scope, month: string, days: readonly EventDay[]): string {
  const name = `Furrow: ${messages.scopes[scope]}, ${messages.monthName(month)}`;
  const stamp = compact(new Date().toISOString().replace(/\.\d+/, ''));
  const listed = days.flatMap(({ date, activities }) =>
    activities.map((each): Timed => ({ ...each, date: each.startDate ?? date })),
  );
  const once = new Map(listed.map((event) => [event.id, event]));
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Furrow//Calendar//EN',
    `NAME:${textValue(name)}`,
    // Of no type that a standard knows: readers show it as it stands.
    `X-WR-CALNAME:${name}`,
    ...[...once.values()].flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]);
}

const eventLines = (event: Timed, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${event.id}@furrow`,
  // A reader recognises a changed event by it.
  `SEQUENCE:${event.version}`,
  `DTSTAMP:${stamp}`,
  ...timesOf(event),
  `SUMMARY:${textValue(event.task)}`,
  ...(event.title ? [`DESCRIPTION:${textValue(event.title)}`, `CATEGORIES:${textValue(event.title)}`] : []),
  'END:VEVENT',
];

export const monthFileName = (scope: Scope, month: string) =>
  `furrow-${messages.scopes[scope].toLowerCase().replace(' ', '-')}-${month}.ics`;
