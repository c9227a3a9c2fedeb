import { type EventFields, eventRules } from '#contract/events/event-draft.ts';
import type { CalendarEvent, EventDay } from '#contract/events/events.ts';
import { daysIn } from '#contract/fields/recurrence.ts';
import type { EventItem } from '#kinds/event.ts';
import { invalidField } from '#platform/errors.ts';
import { ULID_LENGTH } from '#platform/table/keys.ts';
import { leftOutOf } from './left-out.ts';

/** A group or an enterprise as its events name it. */
export interface Named {
  /** What the field with its id is called: `groupId`. */
  readonly idName: string;
  readonly title: string;
}

/** An event as the API shows it to a member; with the circle that it is of. */
export const shown = (event: EventItem, userId: string, of?: Named): CalendarEvent => ({
  id: event.id,
  taskId: event.id,
  scope: event.scope,
  date: event.date,
  time: event.time,
  task: event.task,
  isAllDay: event.isAllDay,
  endTime: event.endTime,
  endDate: event.endDate,
  repeats: event.repeats,
  repeatsUntil: event.repeatsUntil,
  leftOut: event.leftOut,
  ...(of && { [of.idName]: event.circleId, title: of.title }),
  isCreator: event.creator === userId ? 'true' : 'false',
  version: event.version,
  changedAt: event.changedAt,
});

const MIDNIGHT = '00:00';

/** What an event stores of its fields: nothing of what others of them make meaningless, and nothing that says none. */
export function planOf({ date, task, ...fields }: EventFields) {
  const isAllDay = fields.isAllDay || undefined;
  const repeats = fields.repeats === 'no' ? undefined : fields.repeats;
  return {
    date,
    task,
    isAllDay,
    repeats,
    time: isAllDay ? MIDNIGHT : (fields.time ?? ''),
    endTime: (!isAllDay && fields.endTime) || undefined,
    endDate: isAllDay && fields.endDate !== date ? fields.endDate || undefined : undefined,
    repeatsUntil: (repeats && fields.repeatsUntil) || undefined,
  };
}

type Plan = ReturnType<typeof planOf>;

/**
 * What a change of some fields sets of a stored event. Throws `event.invalid` where they do not fit to the others.
 */
export function changesOf(
  event: EventItem,
  { leaveOut, ...given }: Partial<EventFields> & { readonly leaveOut?: string | undefined },
): Partial<Plan & Pick<EventItem, 'leftOut'>> {
  // An end that it had goes where this change makes it one of no use; one that is given is checked.
  const { endTime, endDate, repeatsUntil } = event;
  const fields = { ...planOf({ ...event, ...given, endTime, endDate, repeatsUntil }), ...given };
  if (given.isAllDay === false && event.isAllDay && given.time === undefined) fields.time = '';
  for (const { problem } of eventRules) {
    const found = problem(fields);
    if (found?.field) throw invalidField('event.invalid', found.field, found.message);
  }
  const planned = planOf(fields);
  const plan = { ...planned, leftOut: leftOutOf(event, planned, leaveOut) };
  const isSet = (name: string) =>
    (given as Record<string, unknown>)[name] !== undefined ||
    String((plan as Record<string, unknown>)[name]) !== String((event as Record<string, unknown>)[name]);
  return Object.fromEntries(Object.entries(plan).filter(([name]) => isSet(name)));
}

/**
 * The events of a month on each of its days that they are on: an event that lasts all day first, then by time, and by
 * when it was made.
 */
export function byDay(events: readonly CalendarEvent[], month: string): EventDay[] {
  const listed = events.flatMap((event) =>
    daysIn(event, month).map((day) => ({
      day,
      order: `${day}${event.isAllDay ? '' : event.time}#${event.id.slice(-ULID_LENGTH)}`,
      activity: { ...event, ...(day !== event.date && { startDate: event.date }) },
    })),
  );
  listed.sort((one, other) => (one.order < other.order ? -1 : 1));
  return [...Map.groupBy(listed, ({ day }) => day)].map(([date, some]) => ({
    date,
    activities: some.map(({ activity }) => activity),
  }));
}
