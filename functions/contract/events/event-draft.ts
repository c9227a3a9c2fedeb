import * as z from 'zod/mini';
import { type Problem, stopUnless, together } from '#contract/fields/checks.ts';
import { isDay } from '#contract/fields/day.ts';
import { nameText, text } from '#contract/fields/field.ts';
import { durationOf, isRepeated, mostDays, recurrences, yearFrom } from '#contract/fields/recurrence.ts';

/** The first and the last year of the calendar. */
export const calendarYears = { first: 1900, last: 2199 } as const;
const { first, last } = calendarYears;

export const isInCalendar = z.refine<string>((text) => {
  const year = Number(text.slice(0, 4));
  return text === '' || (year >= first && year <= last);
}, `The calendar goes from ${first} to ${last}.`);

const noDay = 'There is no such day. Please give it as YYYY-MM-DD, as in 2026-03-09.';
const noDate = 'Please choose a day.';
const noTime = 'Please give the time from 00:00 to 23:59, as in 07:30.';
const noneChosen = 'Please choose a time.';

/** A day; blank for none. */
const dayOrNone = text(noDate, 10, noDay).check(
  stopUnless((text) => text === '' || isDay(text), noDay),
  isInCalendar,
);
/** An empty field is missing, not wrong. */
const date = text(noDate, 10, noDay).check(
  stopUnless((text) => text !== '', noDate),
  stopUnless(isDay, noDay),
  isInCalendar,
);
/** A time; blank for none. */
const timeOrNone = text(noneChosen, 5, noTime).check(
  z.refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), noTime),
);

/** What says when an event is and what is planned. */
export const eventFields = {
  date,
  /** Absent or blank for one that lasts all day. */
  time: z.optional(timeOrNone),
  task: nameText('Please say what is planned.', 200),
  isAllDay: z.optional(z.boolean('Please say whether it lasts all day.')),
  /** When it ends, on the same day. Blank for no end. */
  endTime: z.optional(timeOrNone),
  /** The last day of one that lasts all day. Blank for one day. */
  endDate: z.optional(dayOrNone),
  repeats: z.optional(z.enum(recurrences, 'Please choose no, week or month.')),
  /** The last day on which it may begin again. Blank for one year. */
  repeatsUntil: z.optional(dayOrNone),
};

const endsBefore =
  'The end must be later than the start: an event ends on the day it begins. If it goes on past midnight, leave the end empty.';

const Fields = z.object(eventFields);
export type EventFields = z.infer<typeof Fields>;
type Given = Partial<EventFields>;

interface EventRule {
  readonly fields: readonly (keyof EventFields)[];
  readonly problem: (event: Given) => Problem | undefined;
}

const timeRule: EventRule = {
  fields: ['isAllDay', 'time'],
  problem: ({ isAllDay, time }) => (isAllDay || time ? undefined : { field: 'time', message: noneChosen }),
};

/** An end that the event has no use for is refused, rather than lost without a word. */
const unusedRule: EventRule = {
  fields: ['isAllDay', 'date', 'endTime', 'endDate', 'repeats', 'repeatsUntil'],
  problem({ isAllDay, date, endTime, endDate, repeats = 'no', repeatsUntil }) {
    if (isAllDay && endTime) return { field: 'endTime', message: 'What lasts all day ends at no time.' };
    if (!isAllDay && endDate && endDate !== date)
      return { field: 'endDate', message: 'Only what lasts all day has a last day.' };
    if (!isRepeated({ repeats }) && repeatsUntil)
      return { field: 'repeatsUntil', message: 'Only what repeats ends so.' };
    return undefined;
  },
};

/** What is wrong with the fields of an event together. */
export const eventRules: readonly EventRule[] = [
  timeRule,
  {
    fields: ['isAllDay', 'time', 'endTime'],
    problem: ({ isAllDay, time, endTime }) =>
      !isAllDay && time && endTime && endTime <= time ? { field: 'endTime', message: endsBefore } : undefined,
  },
  {
    fields: ['isAllDay', 'date', 'endDate', 'repeats'],
    problem({ isAllDay, date, endDate, repeats = 'no' }) {
      if (!isAllDay || !date || !endDate) return undefined;
      const most = mostDays[repeats];
      if (endDate < date)
        return { field: 'endDate', message: 'The last day must not be before the first one.' };
      if (durationOf({ date, isAllDay, endDate }) <= most) return undefined;
      const what = { no: 'An event', week: 'An event of each week', month: 'An event of each month' }[
        repeats
      ];
      return { field: 'endDate', message: `${what} lasts ${most} days at most.` };
    },
  },
  {
    fields: ['date', 'repeats', 'repeatsUntil'],
    problem({ date, repeats, repeatsUntil }) {
      if (!isRepeated({ repeats }) || !date || !repeatsUntil) return undefined;
      const end = yearFrom(date);
      if (repeatsUntil < date)
        return { field: 'repeatsUntil', message: 'It must not end before its first day.' };
      if (repeatsUntil <= end) return undefined;
      return {
        field: 'repeatsUntil',
        message: `It repeats for one year at most: please choose a day up to ${end}.`,
      };
    },
  },
  unusedRule,
];

export const eventChecks = eventRules.map(({ fields, problem }) => together<Given>(fields, problem));

/** A change may leave out the time, but not clear it, unless the event is made to last all day. */
export const timeCheck = together<Given>(timeRule.fields, (event) =>
  event.time === '' ? timeRule.problem(event) : undefined,
);

/** What the form of an event asks for. */
export const EventDraft = Fields.check(...eventChecks);
export type EventDraft = z.infer<typeof EventDraft>;
