import type { whereIs } from '#web/parts/sync/queue/use-outbox.ts';

/** An event of a month as it is shown: what waits to be sent is laid over what the API said. Days and times are the clock's where it takes place, in no time zone. */
export interface ShownEvent {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:MM */
  readonly time: string;
  readonly task: string;
  /** Of the circle that it is an event of. */
  readonly title?: string | undefined;
  /** Whether the member may change and delete it. */
  readonly isOwn: boolean;
  readonly version: number;
  /** Of the last word on it that has not arrived. */
  readonly state?: ReturnType<typeof whereIs> | undefined;
  /** Whether it is still to be made: then its id is the name that the device gave it. */
  readonly isNew?: boolean;
}

/** The events of each day, the earliest first. */
export type Days = ReadonlyMap<string, readonly ShownEvent[]>;

export const eventsOn = (days: Days, day: string): readonly ShownEvent[] => days.get(day) ?? [];

/** Whether it is known what a month holds: only then is a day without events an empty one. */
export type MonthState = 'coming' | 'here' | 'failed';
