import * as z from 'zod/mini';
import { Flag, Id, wholeNumber } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';
import { MutedOn } from './notices.ts';

/** Of what a member is told, besides decisions by moderators; all of it where they never said. */
export const NoticeSettings = z.object({
  /** Replies to what is theirs, and to what they replied to; that their answer is marked. */
  replies: z.boolean(),
  mentions: z.boolean(),
  /** Who joins their courses and takes their tests, and what a teacher says of theirs. */
  courses: z.boolean(),
  events: z.boolean(),
  /** The mail of what happened, once a week, while they are away; absent where the system sends none. */
  weekly: z.optional(z.boolean()),
  /** On their devices, that somebody wrote to them. */
  messages: z.optional(z.boolean()),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

const SAY_WHAT = 'Please say what.';
const noTime = 'A time is such as 20:00.';
const clock = z.string(noTime).check(z.refine((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time), noTime));

/** How many times a day a member may be told on their devices at most. */
export const MOST_PUSHES = 20;

/** How a member is told on their devices: what of it a lock screen shows, when, and how often. */
export const PushSettings = z.object({
  /** Whether it shows what somebody wrote, and not only who and what kind. */
  text: z.boolean(),
  /** By their own clock: HH:MM, quiet until the second; the same for both is never. */
  quietFrom: clock,
  quietTo: clock,
  /** How often on a day; the rest comes as one in the morning. */
  most: z.int(),
});
export type PushSettings = z.infer<typeof PushSettings>;

export const getNoticeSettings = route({
  method: 'GET',
  path: '/api/notices/settings',
  summary: 'Of what the caller is told, and what they muted.',
  knowsMail: true,
  input: () => z.object({}),
  output: () =>
    z.object({
      data: z.extend(NoticeSettings, {
        push: z.optional(PushSettings),
        muted: z.array(z.object({ on: MutedOn, id: Id, title: z.string() })),
      }),
    }),
});

export const setNoticeSettings = route({
  method: 'PUT',
  path: '/api/notices/settings',
  summary: 'Says of what the caller is told; what is not given stays.',
  input: () =>
    z.object({
      replies: z.optional(Flag),
      mentions: z.optional(Flag),
      courses: z.optional(Flag),
      events: z.optional(Flag),
      weekly: z.optional(Flag),
      messages: z.optional(Flag),
      push: z.optional(
        z
          .object(
            {
              text: z.optional(Flag),
              quietFrom: z.optional(clock),
              quietTo: z.optional(clock),
              most: z.optional(wholeNumber(1, MOST_PUSHES, `This must be 1 to ${MOST_PUSHES}.`)),
            },
            SAY_WHAT,
          )
          .check(z.refine((said) => Object.keys(said).length > 0, SAY_WHAT)),
      ),
    }),
  output: () =>
    z.object({ data: z.extend(z.partial(NoticeSettings), { push: z.optional(z.partial(PushSettings)) }) }),
});

export const noticeSettings = { getNoticeSettings, setNoticeSettings };
