import type { Notice } from './notices.ts';

/* What a notice says, in the list on the site and in the weekly mail. */

/** 'Ann', 'Ann and Juma', 'Ann, Juma and 3 others'. */
function people({ names, count, isMore }: Pick<Notice, 'names' | 'count' | 'isMore'>): string {
  const others = count - names.length;
  if (isMore) return `${names.join(', ')} and many others`;
  if (others > 0) return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return names.join(' and ');
}

const done: Record<NonNullable<Notice['action']>, string> = {
  keep: 'was looked at and stays',
  restore: 'was looked at again and is there for all',
  hide: 'was hidden',
  remove: 'was removed',
};

/**
 * What was decided on something of the reader's, or on what they reported; a reply to what they do not see has no
 * title.
 */
function decided({ kind, title, action = 'keep', replyId }: Notice): string {
  const reply = title ? `reply to “${title}”` : 'reply';
  const what = (whose: string) => (replyId === undefined ? `“${title}”` : `${whose} ${reply}`);
  if (kind === 'decided') return `What you reported ${done[action]}: ${what('a')}`;
  return `${what('Your')} ${done[action]}`;
}

type Who = Exclude<Notice['kind'], 'moderated' | 'decided' | 'tomorrow'>;

const things: Record<Who, (who: string, title: string) => string> = {
  reply: (who, title) => `${who} replied to “${title}”`,
  answer: (who, title) => `${who} answered you under “${title}”`,
  thread: (who, title) => `${who} also replied to “${title}”`,
  mention: (who, title) => `${who} mentioned you in “${title}”`,
  chosen: (who, title) => `${who} marked your answer to “${title}”`,
  remark: (who, title) => `${who} looked through your test of “${title}”`,
  learner: (who, title) => `${who} joined your course “${title}”`,
  attempt: (who, title) => `${who} took your test in “${title}”`,
};

/** Who did what, or what was decided; of an event its name alone. */
export function wordsOf(notice: Notice): string {
  const { kind, title } = notice;
  if (kind === 'tomorrow') return title;
  if (kind === 'moderated' || kind === 'decided') return decided(notice);
  return things[kind](people(notice), title);
}
