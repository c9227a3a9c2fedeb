import type { Activity, EventDay } from '#contract/events/events.ts';
import { type DayRule, daysIn, isRepeated } from '#contract/fields/recurrence.ts';
import { askedIn, ownedDrafts, valuesOf } from '#web/parts/forms/owned-draft.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import type { Scope } from '../scopes.ts';
import { eventKinds, subjectOf, timeSubjectOf } from '../writing/event-kind.ts';
import { byTime } from './by-time.ts';

/**
 * An event of a month as it is shown: unsent changes are laid over the API's reply. Days and times are of the place of
 * the event, without a time zone.
 */
export interface ShownEvent extends Omit<DayRule, 'date'> {
  readonly id: string;
  /** The day that it is shown on, as YYYY-MM-DD. */
  readonly date: string;
  /** The first of its days. */
  readonly firstDay: string;
  /** HH:MM */
  readonly time: string;
  readonly endTime?: string | undefined;
  readonly task: string;
  /** Of the circle that it is an event of. */
  readonly title?: string | undefined;
  readonly isOwn: boolean;
  readonly version: number;
  /** The state of its last unsent change. */
  readonly state?: ReturnType<typeof whereIs> | undefined;
  /** Whether it is not made yet: then its id is the name that the device gave it. */
  readonly isNew?: boolean;
}

/** The events of each day, the earliest first. */
export type Days = ReadonlyMap<string, readonly ShownEvent[]>;

export const eventsOn = (days: Days, day: string): readonly ShownEvent[] => days.get(day) ?? [];

/** Whether the month is loaded: only then is a day without events empty. */
export type MonthState = 'coming' | 'here' | 'failed';

interface Shown {
  readonly scope: Scope;
  readonly month: string;
  readonly communityId: string | undefined;
  readonly memberId: string;
  /** As the API has it. */
  readonly known: readonly EventDay[];
  readonly entries: readonly OutboxEntry[];
  readonly isDeleted: (subject: string) => boolean;
}

const eventFrom = (date: string, activity: Activity): ShownEvent => {
  const { taskId: _, startDate = date, isCreator, ...event } = activity;
  return { ...event, date, firstDay: startDate, isOwn: isCreator === 'true' };
};

/** What the form of an event says of it. */
type Planned = Omit<ShownEvent, 'id' | 'date' | 'isOwn' | 'version'>;

/** A month's days once all unsent changes of this device have arrived; refused ones are not applied. */
export function shownDays({ scope, month, communityId, memberId, known, entries, isDeleted }: Shown): Days {
  const kind = eventKinds[scope];
  const { readDraft } = ownedDrafts(kind);
  const waiting = new Map<string, OutboxEntry>();
  for (const entry of entries)
    if (entry.kind === kind.noun && entry.state !== 'sent') waiting.set(entry.id, entry);
  const typedIn = ({ id }: { id: string }): Planned | undefined => {
    const draft = readDraft(memberId, { id });
    if (!draft) return undefined;
    const { date: firstDay, ...typed } = askedIn(kind.fields, valuesOf(kind.fields, draft));
    return { ...typed, firstDay } as unknown as Planned;
  };
  const over = (event: ShownEvent, entry: OutboxEntry): ShownEvent | undefined => {
    const typed = entry.state === 'refused' && !event.isNew ? undefined : typedIn(event);
    return typed && { ...event, ...typed, state: whereIs(entry) };
  };
  const isTimeDeleted = (event: ShownEvent) => isRepeated(event) && isDeleted(timeSubjectOf(scope, event));
  const onDays = (event: ShownEvent) =>
    daysIn({ ...event, date: event.firstDay }, month)
      .map((date) => ({ ...event, date }))
      .filter((each) => !isTimeDeleted(each));

  const stored = known.flatMap(({ date, activities }) => activities.map((each) => eventFrom(date, each)));
  const changed = new Map<string, ShownEvent>();
  const events = stored.flatMap((event): ShownEvent[] => {
    const subject = subjectOf(scope, event);
    const entry = waiting.get(subject);
    if (isDeleted(subject)) return [];
    if (!entry && isTimeDeleted(event)) return [];
    if (!entry) return [event];
    const typed = over(event, entry);
    if (!typed) return [{ ...event, state: whereIs(entry) }];
    changed.set(subject, typed);
    return [];
  });
  const isThere = (id: string) => stored.some((event) => subjectOf(scope, event) === id);
  for (const entry of waiting.values()) {
    if (isThere(entry.id)) continue;
    const [first] = entry.steps;
    const isNew = first?.route === 'events.createEvent';
    // A refused change does not move it to another month either.
    if (isNew ? scope !== 'my' && first.input['communityId'] !== communityId : entry.state === 'refused')
      continue;
    const id = entry.id.slice(kind.noun.length + 1);
    const blank = { id, date: '', firstDay: '', time: '', task: entry.title, isOwn: true, version: 0, isNew };
    const typed = over(blank, entry);
    if (typed) changed.set(entry.id, typed);
  }

  events.push(...[...changed.values()].flatMap(onDays));
  const days = Map.groupBy(events, ({ date }) => date);
  for (const day of days.values()) day.sort(byTime);
  return days;
}
