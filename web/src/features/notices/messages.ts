import { dayAfter } from '#contract/fields/day.ts';
import type { ReportReason } from '#contract/fields/hidden.ts';
import type { Notice } from '#contract/notices.ts';
import { formatDate } from '#web/lib/format/format-date.ts';

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

/** Shorter than where somebody chooses one. */
const why: Record<ReportReason, string> = {
  spam: 'spam or advertising',
  wrong: 'wrong',
  danger: 'dangerous',
  abuse: 'insulting or threatening',
  private: 'private',
  other: 'another reason',
};

/** What was decided on something of the reader's, or on what they reported. */
function decided({ kind, title, action = 'keep', replyId, reasons = [], note }: Notice): string {
  const what = replyId === undefined ? `“${title}”` : `a reply to “${title}”`;
  if (kind === 'decided') return `What you reported ${done[action]}: ${what}`;
  const own = replyId === undefined ? what : `Your reply to “${title}”`;
  const said = reasons.map((reason) => why[reason]).join(', ');
  return [`${own} ${done[action]}`, said && `Members said: ${said}`, note].filter(Boolean).join('. ');
}

/** An event: 'Tomorrow at 7:30: Sow the rapeseed'. A notice of yesterday says 'Today'. */
function planned({ title, date = '', time }: Notice, today: string): string {
  const days: Record<string, string> = { [today]: 'Today', [dayAfter(today, 1)]: 'Tomorrow' };
  const day = days[date] ?? `On ${formatDate(date)}`;
  return `${day}${time === undefined ? '' : ` at ${time.replace(/^0/, '')}`}: ${title}`;
}

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

/** Every text of the notices. */
export const messages = {
  label: 'What happened',
  line(notice: Notice, today: string): string {
    const { kind, title } = notice;
    if (kind === 'tomorrow') return planned(notice, today);
    if (kind === 'moderated' || kind === 'decided') return decided(notice);
    return things[kind](people(notice), title);
  },
  isNew: 'New',
  none: {
    title: 'No notifications yet',
    text: 'When somebody answers you, names you, replies to what you wrote, or joins your course, it stands here.',
  },
  failed: 'Notifications did not load.',
  more: 'Earlier notifications',
  settings: 'Notification settings',
};
