import type { CalendarEvent, EventDay } from '#contract/events.ts';
import type { EventItem } from '#kinds/event.ts';

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
  ...(of && { [of.idName]: event.circleId, title: of.title }),
  isCreator: event.creator === userId ? 'true' : 'false',
  version: event.version,
  changedAt: event.changedAt,
});

/** Sorted events, by day. */
export const byDay = (events: readonly CalendarEvent[]): EventDay[] =>
  [...Map.groupBy(events, ({ date }) => date)].map(([date, activities]) => ({ date, activities }));
