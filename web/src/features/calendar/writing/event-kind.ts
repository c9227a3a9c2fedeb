import * as z from 'zod/mini';
import { calendarYears, EventDraft } from '#contract/events/event-draft.ts';
import { type CalendarEvent, events } from '#contract/events/events.ts';
import { type DayRule, startOn } from '#contract/fields/recurrence.ts';
import type { Choices, OwnedField, OwnedKind, PickedField } from '#web/parts/forms/owned-kind.ts';
import { forgetDeleted } from '../events/month-replies.ts';
import { type Scope, scopes } from '../scopes.ts';
import { messages } from './messages.ts';

const years = { min: `${calendarYears.first}-01-01`, max: `${calendarYears.last}-12-31` };
const ifTimed = { field: 'isAllDay', is: [false] };
const ifAllDay = { field: 'isAllDay', is: [true] };
const ifSeries = { field: 'repeats', is: ['week', 'month'] };

const fields: readonly OwnedField[] = [
  { as: 'text', name: 'task', label: messages.task },
  { as: 'date', name: 'date', label: messages.date, ...years },
  { as: 'check', name: 'isAllDay', label: messages.isAllDay },
  { as: 'time', name: 'time', label: messages.time, askedIf: ifTimed },
  { as: 'time', name: 'endTime', label: messages.endTime, optional: true, askedIf: ifTimed },
  { as: 'date', name: 'endDate', label: messages.endDate, optional: true, askedIf: ifAllDay, ...years },
  { as: 'radios', name: 'repeats', label: messages.repeats, choices: messages.recurrences },
  {
    as: 'date',
    name: 'repeatsUntil',
    label: messages.repeatsUntil,
    hint: messages.atMostAYear,
    optional: true,
    askedIf: ifSeries,
    ...years,
  },
];

const noneKnown: Choices = { known: undefined, error: undefined, isValidating: true, retry: () => undefined };

function circleField(scope: 'groups' | 'enterprises', name: string): PickedField {
  const { circle, choose, choosing, failed, gone } = messages[scope];
  return {
    as: 'pick',
    name,
    label: circle,
    nameIn: 'title',
    isFixed: true,
    // The dialog has loaded them, because it says where there are none.
    useChoices: () => noneKnown,
    texts: { none: choose, loading: choosing, failed, gone },
  };
}

/** The form of an event, and its calendar. Each calendar has its own unfinished ones. */
const eventKind = (
  scope: Scope,
  more: Pick<OwnedKind<CalendarEvent>, 'noun' | 'fields' | 'schema'>,
): OwnedKind<CalendarEvent> => ({
  ...more,
  codes: 'event',
  routes: { get: events.getEvent, create: 'events.createEvent', update: 'events.updateEvent' },
  nameOf: ({ task }) => task,
  forget: forgetDeleted,
  texts: messages,
  formAt: ({ id }, isNew) => `${scopes[scope].to}?${new URLSearchParams({ [isNew ? 'add' : 'edit']: id })}`,
});

const chosen = (text: string) => z.string().check(z.minLength(1, text));

export const eventKinds: Readonly<Record<Scope, OwnedKind<CalendarEvent>>> = {
  my: eventKind('my', { noun: 'event', fields, schema: EventDraft }),
  groups: eventKind('groups', {
    noun: 'group-event',
    fields: [circleField('groups', 'groupId'), ...fields],
    schema: z.safeExtend(EventDraft, { groupId: chosen(messages.groups.missing) }),
  }),
  enterprises: eventKind('enterprises', {
    noun: 'enterprise-event',
    fields: [circleField('enterprises', 'enterpriseId'), ...fields],
    schema: z.safeExtend(EventDraft, { enterpriseId: chosen(messages.enterprises.missing) }),
  }),
};

export const DELETION = 'delete/event';

export const subjectOf = (scope: Scope, of: { readonly id: string }) => `${eventKinds[scope].noun}/${of.id}`;

interface OnDays extends Omit<DayRule, 'date'> {
  readonly id: string;
  /** A day that it is on. */
  readonly date: string;
  /** The first of all its days. */
  readonly firstDay: string;
}

/** When the time of an event begins that is on its day. */
export const startOf = ({ date, firstDay, ...rule }: OnDays): string =>
  startOn({ ...rule, date: firstDay }, date) ?? date;

/** The subject of that time of a series alone. */
export const timeSubjectOf = (scope: Scope, event: OnDays) => `${subjectOf(scope, event)}#${startOf(event)}`;

export const withChoices = (kind: OwnedKind<CalendarEvent>, choices: Choices): OwnedKind<CalendarEvent> => ({
  ...kind,
  fields: kind.fields.map((field) => (field.as === 'pick' ? { ...field, useChoices: () => choices } : field)),
});
