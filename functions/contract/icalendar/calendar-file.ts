import { contentLines, textValue } from './content-lines.ts';
import { compact, type Timed, timesOf } from './event-times.ts';

/** What a calendar file says of an event. */
export interface Planned extends Timed {
  readonly id: string;
  readonly task: string;
  /** Of the group or enterprise that it is of. */
  readonly title?: string | undefined;
  readonly version: number;
  /** When it was changed last (ISO 8601 UTC). */
  readonly changedAt?: string | undefined;
}

interface CalendarFile {
  readonly name: string;
  /** Further lines, before the events. */
  readonly extraLines?: readonly string[];
  readonly events: readonly Planned[];
  /** When what the file says of an event was written down (ISO 8601 UTC). */
  readonly writtenAt: (event: Planned) => string;
}

/**
 * Events as an iCalendar text (RFC 5545). Their times are floating: an event on the 3rd at 07:30 is that in every time
 * zone. An event has the same UID in every file, so that a later file adds no second one; a series is one, with its
 * rule.
 */
export const calendarFile = ({ name, extraLines = [], events, writtenAt }: CalendarFile): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Furrow//Calendar//EN',
    `NAME:${textValue(name)}`,
    // Of no type that a standard knows: readers show it as it stands.
    `X-WR-CALNAME:${name}`,
    ...extraLines,
    ...events.flatMap((event) => eventLines(event, writtenAt(event))),
    'END:VCALENDAR',
  ]);

const eventLines = (event: Planned, writtenAt: string) => [
  'BEGIN:VEVENT',
  `UID:${event.id}@furrow`,
  // A reader recognises a changed event by it.
  `SEQUENCE:${event.version}`,
  `DTSTAMP:${inUtc(writtenAt)}`,
  ...(event.changedAt ? [`LAST-MODIFIED:${inUtc(event.changedAt)}`] : []),
  ...timesOf(event),
  `SUMMARY:${textValue(event.task)}`,
  ...(event.title ? [`DESCRIPTION:${textValue(event.title)}`, `CATEGORIES:${textValue(event.title)}`] : []),
  'END:VEVENT',
];

const inUtc = (moment: string) => compact(moment.replace(/\.\d+/, ''));
