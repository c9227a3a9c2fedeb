import type { Notice } from '#contract/notices.ts';
import type { CommunityNews, PlannedEvent } from './digest.ts';

const count = (number: number, one: string, many = `${one}s`, isMore = false): string =>
  `${number}${isMore ? '+' : ''} ${number === 1 && !isMore ? one : many}`;

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** 'Ann', 'Ann and Juma', 'Ann, Juma and 3 others'. */
function people({ names, count: all, isMore }: Pick<Notice, 'names' | 'count' | 'isMore'>): string {
  if (isMore) return `${names.join(', ')} and many others`;
  const others = all - names.length;
  return others > 0 ? `${names.join(', ')} and ${count(others, 'other')}` : listed(names);
}

const done: Record<NonNullable<Notice['action']>, string> = {
  keep: 'was looked at and stays',
  restore: 'was looked at again and is there for all',
  hide: 'was hidden',
  remove: 'was removed',
};

type Who = Exclude<Notice['kind'], 'moderated' | 'decided' | 'tomorrow'>;

const things: Record<Who, (who: string, title: string) => string> = {
  reply: (who, title) => `${who} replied to “${title}”`,
  answer: (who, title) => `${who} answered you under “${title}”`,
  thread: (who, title) => `${who} replied to “${title}”, too`,
  mention: (who, title) => `${who} mentioned you in “${title}”`,
  chosen: (who, title) => `${who} marked your answer to “${title}”`,
  remark: (who, title) => `${who} looked through your test of “${title}”`,
  learner: (who, title) => `${who} joined your course “${title}”`,
  attempt: (who, title) => `${who} took your test in “${title}”`,
};

function notice(line: Notice): string {
  const { kind, title, action = 'keep', replyId } = line;
  if (kind === 'moderated' || kind === 'decided') {
    const of = replyId === undefined ? `“${title}”` : `a reply to “${title}”`;
    if (kind === 'decided') return `What you reported ${done[action]}: ${of}`;
    return `${replyId === undefined ? of : `Your reply to “${title}”`} ${done[action]}`;
  }
  return kind === 'tomorrow' ? title : things[kind](people(line), title);
}

const dayNames = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
});
const dayOf = (date: string) => dayNames.format(Date.parse(`${date}T00:00:00Z`)).replace(',', '');

/** Every text of the weekly mail. */
export const messages = {
  subject: {
    replies: (number: number, isMore: boolean) => count(number, 'reply', 'replies', isMore),
    mentions: (number: number, isMore: boolean) => count(number, 'mention', 'mentions', isMore),
    others: (number: number) => count(number, 'notification'),
    chats: (number: number) => count(number, 'conversation'),
    news: (number: number, isMore: boolean) => count(number, 'news', 'news', isMore),
    events: (number: number) => `${count(number, 'event')} in the coming week`,
    away: (parts: readonly string[]) => `${listed(parts)} while you were away`,
  },
  title: 'While you were away',
  sections: {
    replies: 'Replies and mentions',
    courses: 'Your courses',
    decisions: 'Decided by moderators',
    chats: 'Messages',
    news: 'News of your communities',
    events: 'Your coming week',
  },
  notice,
  chat: (name: string) => `${name} wrote to you`,
  news: ({ count: number, name, isMore }: CommunityNews) => `${number}${isMore ? '+' : ''} new in ${name}`,
  event: ({ date, time, task }: PlannedEvent) =>
    `${dayOf(date)}${time ? `, ${time.replace(/^0/, '')}` : ''}: ${task}`,
  more: (number: number) => `and ${number} more`,
  open: 'Open Furrow',
  why: 'You get this once a week, and only when you were away for seven days.',
  end: 'End the weekly mail',
  settings: 'Choose what you hear of',
};
