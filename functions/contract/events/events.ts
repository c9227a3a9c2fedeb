import * as z from 'zod/mini';
import { stopUnless, together } from '#contract/fields/checks.ts';
import { isDay } from '#contract/fields/day.ts';
import { filter, Id, text, Version, versioned } from '#contract/fields/field.ts';
import { recurrences } from '#contract/fields/recurrence.ts';
import { route } from '#contract/route.ts';
import { eventChecks, eventFields, isInCalendar, timeCheck } from './event-draft.ts';

/** Whose events: a member's own, or those of groups or enterprises that they follow. */
export const eventScopes = ['my', 'groups', 'enterprises'] as const;
export type EventScope = (typeof eventScopes)[number];

/**
 * Most events of a month: of a member, of one circle, and of all circles of a kind in a community; one member may make
 * a `share` of the last.
 */
export const mostEvents = { own: 500, circle: 100, community: 1000, share: 250 } as const;

/** What is planned for a time of a day. */
export const Activity = z.object({
  id: Id,
  /** The same as `id`. */
  taskId: Id,
  task: z.string(),
  /** HH:MM without a time zone: it is the same everywhere. 00:00 for one that lasts all day. */
  time: z.string(),
  isAllDay: z.optional(z.boolean()),
  /** When it ends on the same day. */
  endTime: z.optional(z.string()),
  /** The last day of one that lasts several. */
  endDate: z.optional(z.string()),
  repeats: z.optional(z.enum(recurrences)),
  /** The last day on which it may begin again; absent where it repeats for one year. */
  repeatsUntil: z.optional(z.string()),
  /** The days on which it would begin again, and does not. */
  leftOut: z.optional(z.array(z.string())),
  /** The first day of the event, or of its series, where that is not the day on which it is listed. */
  startDate: z.optional(z.string()),
  groupId: z.optional(Id),
  enterpriseId: z.optional(Id),
  /** Of that group or enterprise. */
  title: z.optional(z.string()),
  isCreator: z.enum(['false', 'true']),
  ...versioned,
});
export type Activity = z.infer<typeof Activity>;

/** One event, or a whole series; `date` is its first day, as YYYY-MM-DD. */
export const CalendarEvent = z.extend(Activity, { scope: z.enum(eventScopes), date: z.string() });
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** A day with its activities in the order of their times, and then of their creation. */
export const EventDay = z.object({ date: z.string(), activities: z.array(Activity) });
export type EventDay = z.infer<typeof EventDay>;

const scope = z.enum(eventScopes, 'Please choose your own events, groups or enterprises.');
const monthText = 'Please give the month as YYYY-MM, as in 2026-03.';
const month = text(monthText, 7, monthText).check(
  stopUnless((text) => isDay(`${text}-01`), monthText),
  isInCalendar,
);
/** The further field that a scope needs, and the error when it is missing. */
const needs = <Field extends string>(by: Partial<Record<EventScope, readonly [Field, string]>>) =>
  together<{ scope: EventScope } & { [Name in Field]?: string | undefined }>(
    ['scope', ...Object.values(by).map(([field]) => field)],
    (value) => {
      const [field, message] = by[value.scope] ?? [];
      if (field === undefined || message === undefined || value[field] !== undefined) return undefined;
      return { field, message };
    },
  );
const whichCommunity = ['communityId', 'Please say in which community.'] as const;

export const listEvents = route({
  method: 'GET',
  path: '/api/events',
  summary:
    "A month's events by day: the caller's own, or those of the groups or enterprises of a community that the caller follows.",
  input: () =>
    z
      .object({ scope, month, communityId: filter(Id) })
      .check(needs({ groups: whichCommunity, enterprises: whichCommunity })),
  output: () => z.object({ data: z.array(EventDay) }),
});

export const createEvent = route({
  method: 'POST',
  path: '/api/events/add',
  summary:
    'Adds an event or a series: one of the caller alone, or one of a group or enterprise that the caller made. With `communityId` it must be of that community.',
  status: 201,
  input: () =>
    z
      .object({
        scope,
        ...eventFields,
        groupId: z.optional(Id),
        enterpriseId: z.optional(Id),
        communityId: z.optional(Id),
      })
      .check(
        needs({
          groups: ['groupId', 'Please choose one of your groups.'],
          enterprises: ['enterpriseId', 'Please choose one of your enterprises.'],
        }),
        ...eventChecks,
      ),
  output: () => z.object({ data: CalendarEvent }),
});

export const getEvent = route({
  method: 'GET',
  path: '/api/events/{id}',
  summary: 'One event that the caller may change.',
  input: () => z.object({ id: Id }),
  output: () => CalendarEvent,
});

export const updateEvent = route({
  method: 'PUT',
  path: '/api/events/{id}',
  summary:
    'Changes the given fields of an event, or of its whole series; `leaveOut` names a day of one time of it, which is left out. Its own member or the creator of its group or enterprise alone may.',
  input: () =>
    z
      .object({
        ...eventFields,
        id: Id,
        date: z.optional(eventFields.date),
        task: z.optional(eventFields.task),
        /** A day of one time of a series: that time is left out. */
        leaveOut: z.optional(eventFields.date),
        version: Version,
      })
      .check(timeCheck),
  output: () => CalendarEvent,
});

export const deleteEvent = route({
  method: 'DELETE',
  path: '/api/events/{id}',
  summary:
    'Deletes an event, or its whole series; its own member or the creator of its group or enterprise alone may.',
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const events = { listEvents, createEvent, getEvent, updateEvent, deleteEvent };
