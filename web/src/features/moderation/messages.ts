import type { Act } from '#contract/moderation/moderation.ts';
import {
  LONGEST_REPORT,
  type Report,
  type ReportAction,
  type ReportedOn,
} from '#contract/moderation/reports.ts';
import { shortName } from '#web/lib/format/short-name.ts';
import { messages as reporting } from '#web/parts/reports/messages.ts';

/** What was reported, or was decided on. */
type Thing = Pick<Act, 'on' | 'title'> & Partial<Pick<Report, 'isHidden'>>;

const number = new Intl.NumberFormat('en');

const things: Record<ReportedOn, string> = {
  news: 'Article',
  lesson: 'Lesson',
  resource: 'File',
  course: 'Course',
  post: 'Post',
  reply: 'Reply',
  user: 'Member',
  community: 'Community',
  group: 'Group',
  enterprise: 'Enterprise',
};

/** A reply has no title: what it answers has. */
const replyTo = (title: string) => `Reply to “${title}”`;
const nameOf = ({ on, title }: Thing) => (on === 'reply' ? replyTo(title) : title);
const quoted = ({ on, title }: Thing) => (on === 'reply' ? replyTo(title) : `“${title}”`);

const deeds: Readonly<Record<string, string>> = {
  keep: 'Kept',
  hide: 'Hidden',
  restore: 'Shown again',
  remove: 'Removed',
  'shut-out': 'Shut out',
  'let-in': 'Let in again',
  'take-away': 'Taken away',
  'disable-member': 'Account disabled',
  'enable-member': 'Account enabled again',
};

/** Every text of what was reported and what came of it. */
export const messages = {
  title: 'Reports',
  lists: 'Whose reports',
  here: 'This community',
  all: 'For administrators',
  back: 'Back',
  notYours: {
    title: 'This page is for the member who made the community',
    text: 'They and the administrators decide about what was reported in it.',
    action: 'Back to News',
  },

  waiting: {
    title: 'Waiting for a decision',
    failed: 'The reports did not load',
    partial: 'There may be more.',
    none: {
      title: 'Nothing is waiting',
      text: 'What members report appears here, with their reasons.',
    },
  },
  thing: (on: ReportedOn) => things[on],
  nameOf,
  by: (author: string) => `by ${author}`,
  count: (count: number) => `reported ${count === 1 ? 'once' : `${number.format(count)} times`}`,
  since: (day: string) => `since ${day}`,
  look: 'See it in its place',
  reasons: 'Why',
  reason: (reason: keyof typeof reporting.reason, count: number) =>
    count === 1 ? reporting.reason[reason] : `${reporting.reason[reason]} (${number.format(count)} times)`,
  texts: 'What they wrote',
  answer: 'What its author says about it',
  earlierAnswer: 'What its author said about an earlier decision',

  acts: { keep: 'Keep', hide: 'Hide', restore: 'Show again', remove: 'Remove' } satisfies Record<
    ReportAction,
    string
  >,
  keepHidden: 'Keep hidden',
  actOn: (act: string, thing: Thing) => `${act}: ${nameOf(thing)}`,
  done: {
    keep: (thing) => `${quoted(thing)} is kept.`,
    hide: (thing) =>
      `${quoted(thing)} ${thing.isHidden ? 'stays hidden. Its author is told so.' : 'is hidden. Its author is told why.'}`,
    restore: (thing) => `${quoted(thing)} is shown again.`,
    remove: (thing) => `${quoted(thing)} is removed.`,
  } satisfies Record<ReportAction, (thing: Thing) => string>,
  asking: {
    hide: ({ on, title }) => ({
      title: on === 'reply' ? 'Hide this reply?' : `Hide “${title}”?`,
      text: 'Nobody but its author sees it from then on, who is told why. You can show it again from what was decided.',
    }),
    remove: ({ on, title, text }) => {
      const words = on === 'reply' && text ? `“${shortName(text.replace(/\s+/g, ' '))}” ` : '';
      return {
        title: on === 'reply' ? 'Remove this reply?' : `Remove “${title}”?`,
        text: `${words || 'It '}will be deleted for everyone, with what belongs to it, and cannot be brought back.`,
      };
    },
  } satisfies Record<string, (thing: Thing & Pick<Report, 'text'>) => { title: string; text: string }>,

  note: 'Why, in your words',
  noteHint: `Its author reads this with the reasons. At most ${number.format(LONGEST_REPORT)} characters.`,

  shutOut: 'Shut out',
  shutOutOf: (name: string) => `Shut out ${name}`,
  days: 'For how long?',
  daysOf: [
    { value: '1', name: '1 day' },
    { value: '7', name: '7 days' },
    { value: '30', name: '30 days' },
  ] as const,
  shutOutText: 'Until then they can read in this community, but not write.',
  noDays: 'Please choose for how long.',
  isShutOut: (name: string, day: string) => `${name} is shut out until ${day}.`,
  letIn: 'Let in again',
  letInOf: (name: string) => `Let in again: ${name}`,
  isLetIn: (name: string) => `${name} is let in again.`,

  decided: {
    title: 'What was decided',
    elsewhere: 'What was decided outside communities',
    failed: 'What was decided did not load',
    partial: 'There may be more.',
    none: {
      title: 'Nothing has been decided yet',
      text: 'Each decision is listed here, with who made it and when.',
    },
  },
  deed: (action: string, thing: Thing) => `${deeds[action] ?? action}: ${nameOf(thing)}`,
  operator: 'the operator of Furrow',
  threeReports: 'three reports',
  until: (day: string) => `until ${day}`,
};
