import type { ReportReason } from '#contract/fields/hidden.ts';
import { LONGEST_REPORT, type ReportedOn } from '#contract/moderation/reports.ts';

const things: Record<ReportedOn, string> = {
  news: 'this article',
  lesson: 'this lesson',
  resource: 'this file',
  course: 'this course',
  post: 'this post',
  reply: 'this reply',
  user: 'this member',
  community: 'this community',
  group: 'this group',
  enterprise: 'this enterprise',
};

/** What belongs to a community; a reply may. */
const inCommunities: readonly ReportedOn[] = ['news', 'post', 'reply', 'group', 'enterprise'];
const byOwner = 'Thank you. The member who made this community will look at it.';
const byAdministrator = 'Thank you. An administrator will look at it.';

/** Every text of reporting something. */
export const messages = {
  noun: 'report',
  report: 'Report',
  /** What readers hear of its button. */
  reportOf: (author: string) => `Report what ${author} wrote`,
  title: (on: ReportedOn) => `Report ${things[on]}`,
  of: (title: string) => `Report: ${title}`,
  reasons: 'What is wrong with it?',
  reason: {
    spam: 'It is spam or advertising',
    wrong: 'It is wrong',
    danger: 'It is dangerous for people, animals or land',
    abuse: 'It insults or threatens somebody',
    private: 'It shows something private',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  noReason: 'Please choose a reason.',
  text: 'What should the moderators know?',
  atMost: `At most ${LONGEST_REPORT.toLocaleString('en')} characters.`,
  discreet: 'Nobody is told that it was you.',
  send: 'Send report',
  sending: 'Sending...',
  thanks: (on: ReportedOn) => (inCommunities.includes(on) ? byOwner : byAdministrator),
};
