import { decodeTime } from 'ulid';
import { feedReach } from '#contract/events/feeds.ts';
import { dayAfter } from '#contract/fields/day.ts';
import { lastDayOf } from '#contract/fields/recurrence.ts';
import { calendarFile, type Planned } from '#contract/icalendar/calendar-file.ts';
import type { EventItem } from '#kinds/event.ts';
import { ULID_LENGTH } from '#platform/table/keys.ts';

/** An event, and the title of the group or enterprise that it is of. */
export type FeedEvent = EventItem & { readonly title?: string | undefined };

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const REFRESHED = 'PT6H'; // how often programs may ask, where they let the file say so

/** A member's events for calendar programs: the same text as long as no event changes. */
export function feedFile(all: readonly FeedEvent[], now: Date, timeZone?: string): string {
  const events = aroundToday(all, now.toISOString().slice(0, DAY_LENGTH));
  return calendarFile({
    name: 'Furrow',
    extraLines: [
      `REFRESH-INTERVAL;VALUE=DURATION:${REFRESHED}`,
      `X-PUBLISHED-TTL:${REFRESHED}`,
      // What programs that know no times without a zone, such as Google Calendar, take these to be in.
      ...(timeZone ? [`X-WR-TIMEZONE:${timeZone}`] : []),
      ...(events.length === 0 ? universalTime : []),
    ],
    events,
    writtenAt: ({ id, changedAt }) => changedAt ?? madeAt(id),
  });
}

/** A file must have a part (RFC 5545, 3.6): one that no event is in. */
const universalTime = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const madeAt = (id: string) => new Date(decodeTime(id.slice(-ULID_LENGTH))).toISOString();

/** Those near a day, in their order: where they are too many, those that are over are left out first, then the last. */
function aroundToday(events: readonly FeedEvent[], today: string): readonly (FeedEvent & Planned)[] {
  const [from, to] = [dayAfter(today, -feedReach.before), dayAfter(today, feedReach.ahead)];
  const near = events
    .filter((event) => event.date <= to && lastDayOf(event) >= from)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const isOver = (event: FeedEvent) => lastDayOf(event) < today;
  return [...near.filter((event) => !isOver(event)), ...near.filter(isOver)].slice(0, feedReach.events);
}

const orderOf = ({ date, time, id }: FeedEvent) => `${date}${time}${id.slice(-ULID_LENGTH)}`;
