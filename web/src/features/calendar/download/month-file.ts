import type { Activity, EventDay } from '#contract/events.ts';
import { messages } from '../messages.ts';
import type { Scope } from '../scopes.ts';
import { contentLines, textValue } from './content-lines.ts';

/**
 * A month's events as an iCalendar text. Their times are floating: an event on the 3rd at 07:30 is that in every time
 * zone. An event has the same UID in every file, so that a later file adds no second one.
 */
export function monthFile(scope: Scope, month: string, days: readonly EventDay[]): string {
  const name = `Furrow: ${messages.scopes[scope]}, ${messages.monthName(month)}`;
  const stamp = compact(new Date().toISOString().replace(/\.\d+/, ''));
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Furrow//Calendar//EN',
    `NAME:${textValue(name)}`,
    // Of no type that a standard knows: readers show it as it stands.
    `X-WR-CALNAME:${name}`,
    ...days.flatMap(({ date, activities }) => activities.flatMap((each) => eventLines(date, each, stamp))),
    'END:VCALENDAR',
  ]);
}

const eventLines = (date: string, { id, task, time, title, version }: Activity, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${id}@furrow`,
  // A reader recognises a changed event by it.
  `SEQUENCE:${version}`,
  `DTSTAMP:${stamp}`,
  `DTSTART:${compact(`${date}T${time}:00`)}`,
  `SUMMARY:${textValue(task)}`,
  ...(title ? [`DESCRIPTION:${textValue(title)}`, `CATEGORIES:${textValue(title)}`] : []),
  'END:VEVENT',
];

const compact = (moment: string) => moment.replace(/[-:]/g, '');

export const monthFileName = (scope: Scope, month: string) =>
  `furrow-${messages.scopes[scope].toLowerCase().replace(' ', '-')}-${month}.ics`;
