import * as z from 'zod/mini';
import { postedIn } from '#contract/communities/posts.ts';
import { Id, idField, optionalText, requiredText } from '#contract/fields/field.ts';
import { reportActions, reportReasons } from '#contract/fields/hidden.ts';
import { Paged, paging } from '#contract/fields/paging.ts';
import { repliedTo } from '#contract/fields/responses.ts';
import { route } from '#contract/route.ts';

/** What members report. */
export const reportedOn = [...repliedTo, 'reply', 'user', 'community', 'group', 'enterprise'] as const;
export type ReportedOn = (typeof reportedOn)[number];

const On = z.enum(reportedOn, `This must be one of ${reportedOn.join(', ')}.`);
const Reason = z.enum(reportReasons, 'Please choose a reason.');

/** What can be hidden: others are kept or removed. */
const hideableOn: readonly ReportedOn[] = [...repliedTo, 'reply'];
export const isHideable = (on: ReportedOn): boolean => hideableOn.includes(on);

/** In characters. */
export const LONGEST_REPORT = 1000;

export type ReportAction = (typeof reportActions)[number];

/** Something that was reported, as it was then. Times are ISO 8601 UTC. */
export const Report = z.object({
  on: On,
  id: Id,
  /** Of a news, and of a reply to one. */
  communityId: z.optional(Id),
  /** What a reply is to: it is read there. */
  at: z.optional(z.object({ on: z.enum(repliedTo), id: Id })),
  /** The group or the enterprise of a post, and of a reply to one. */
  in: z.optional(z.enum(postedIn)),
  inId: z.optional(Id),
  title: z.string(),
  text: z.optional(z.string()),
  /** Who made it, and their name. */
  creator: z.optional(Id),
  author: z.optional(z.string()),
  since: z.string(),
  /** How many members reported it since somebody last decided. */
  count: z.int(),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  /** What they wrote, without their names. */
  texts: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), at: z.string() })),
  isHidden: z.boolean(),
  /** Whether it can be hidden, and whether it can be removed. A member cannot. */
  isHideable: z.boolean(),
  isRemovable: z.boolean(),
  /** What its author answered to its being hidden. */
  answer: z.optional(z.string()),
  /** What they answered last to an earlier decision. */
  earlierAnswer: z.optional(z.string()),
});
export type Report = z.infer<typeof Report>;

const Reports = z.extend(Paged, { data: z.array(Report) });

/** What the dialog of a report asks for. */
export const ReportDraft = z.object({ reason: Reason, text: optionalText(LONGEST_REPORT) });

export const addReport = route({
  method: 'POST',
  path: '/api/reports/add',
  summary: 'Reports something to those who decide on it; again, the first is replaced.',
  status: 201,
  countsAs: 'reports',
  input: () => z.extend(ReportDraft, { on: On, id: idField('Please say what you report.') }),
  output: () => z.object({ data: z.object({ on: On, id: Id, reason: Reason }) }),
});

export const listReports = route({
  method: 'GET',
  path: '/api/reports/community/{communityId}',
  summary:
    'What was reported in a community and waits for a decision, newest first: for its creator, without what is about them, and for administrators.',
  identity: true,
  input: () => z.object({ communityId: Id, ...paging }),
  output: () => Reports,
});

export const listWaitingReports = route({
  method: 'GET',
  path: '/api/reports',
  summary:
    'What waits for administrators, the longest first: for over 72 hours, about the creator of a community, or in none.',
  access: 'admin',
  identity: true,
  input: () => z.object(paging),
  output: () => Reports,
});

export const decideReport = route({
  method: 'PUT',
  path: '/api/reports/{on}/{id}',
  summary:
    'Keeps, hides, restores or removes what was reported: the creator of its community, unless it is about them, and administrators.',
  identity: true,
  input: () =>
    z.object({
      on: On,
      id: Id,
      action: z.enum(reportActions, 'This must be keep, hide, restore or remove.'),
      note: optionalText(LONGEST_REPORT),
    }),
  output: () => z.object({ data: z.object({ on: On, id: Id, action: z.enum(reportActions) }) }),
});

export const answerReport = route({
  method: 'POST',
  path: '/api/reports/{on}/{id}/reply',
  summary: 'The author of something hidden says once what they think of that.',
  status: 201,
  countsAs: 'answers',
  input: () => z.object({ on: On, id: Id, text: requiredText('Please write your answer.', LONGEST_REPORT) }),
  output: () => z.object({ data: z.object({ on: On, id: Id, text: z.string() }) }),
});

export const reports = { addReport, listReports, listWaitingReports, decideReport, answerReport };
