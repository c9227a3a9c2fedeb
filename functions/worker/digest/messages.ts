import { wordsOf } from '#contract/notices/notice-words.ts';
import type { CommunityNews, PlannedEvent } from './digest.ts';

const count = (number: number, one: string, many = `${one}s`, isMore = false): string =>
  `${number}${isMore ? '+' : ''} ${number === 1 && !isMore ? one : many}`;

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const dayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', dayAndMonth).replace(',', '');

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
  notice: wordsOf,
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
