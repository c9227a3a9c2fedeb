import type { Activity, EventDay } from '#contract/events.ts';
import { ownedDrafts } from '#web/parts/forms/owned-draft.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { monthOf } from '../month-grid.ts';
import type { Scope } from '../scopes.ts';
import { eventKinds, subjectOf } from '../writing/event-kind.ts';

/**
 * An event of a month as it is shown: unsent changes are laid over the API's reply. Days and times are of the place of
 * the event, without a time zone.
 */
export interface ShownEvent {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
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
  const { id, time, task, title, isCreator, version } = activity;
  return { id, date, time, task, title, isOwn: isCreator === 'true', version };
};

/** A month's days once all unsent changes of this device have arrived; refused ones are not applied. */
export function shownDays({ scope, month, communityId, memberId, known, entries, isDeleted }: Shown): Days {
  const kind = eventKinds[scope];
  const { readDraft } = ownedDrafts(kind);
  const waiting = new Map<string, OutboxEntry>();
  for (const entry of entries)
    if (entry.kind === kind.noun && entry.state !== 'sent') waiting.set(entry.id, entry);
  const typedIn = ({ id }: { id: string }) =>
    readDraft(memberId, { id }) as Pick<ShownEvent, 'date' | 'time' | 'task'> | undefined;
  const over = (event: ShownEvent, entry: OutboxEntry | undefined): ShownEvent => {
    if (!entry) return event;
    const typed = entry.state === 'refused' && !event.isNew ? undefined : typedIn(event);
    const { date, time, task } = typed ?? event;
    return { ...event, date, time, task, state: whereIs(entry) };
  };

  const stored = known.flatMap(({ date, activities }) => activities.map((each) => eventFrom(date, each)));
  const events = stored
    .filter((event) => !isDeleted(subjectOf(scope, event)))
    .map((event) => over(event, waiting.get(subjectOf(scope, event))));
  const isThere = (id: string) => stored.some((event) => subjectOf(scope, event) === id);
  for (const entry of waiting.values()) {
    if (isThere(entry.id)) continue;
    const [first] = entry.steps;
    const isNew = first?.route === 'events.createEvent';
    // A refused change does not move it to another month either.
    if (isNew ? scope !== 'my' && first.input['communityId'] !== communityId : entry.state === 'refused')
      continue;
    const id = entry.id.slice(kind.noun.length + 1);
    const blank = { id, date: '', time: '', task: entry.title, isOwn: true, version: 0, isNew };
    events.push(over(blank, entry));
  }

  const days = new Map<string, ShownEvent[]>();
  for (const event of events.filter(({ date }) => monthOf(date) === month))
    days.set(event.date, [...(days.get(event.date) ?? []), event]);
  for (const day of days.values()) day.sort((one, other) => one.time.localeCompare(other.time));
  return days;
}
