import { dayAfter } from '#contract/fields/day.ts';
import type { ReportReason } from '#contract/fields/hidden.ts';
import { wordsOf } from '#contract/notices/notice-words.ts';
import type { Notice } from '#contract/notices/notices.ts';
import type { NewsSince } from '#contract/users/today.ts';
import { formatDate } from '#web/lib/format/format-date.ts';

/** Shorter than where somebody chooses one. */
const why: Record<ReportReason, string> = {
  spam: 'spam or advertising',
  wrong: 'wrong',
  danger: 'dangerous',
  abuse: 'insulting or threatening',
  private: 'private',
  other: 'another reason',
};

/** What was decided on something of the reader's, with what was said of it. */
function decided(notice: Notice): string {
  const said = (notice.reasons ?? []).map((reason) => why[reason]).join(', ');
  return [wordsOf(notice), said && `Members said: ${said}`, notice.note].filter(Boolean).join('. ');
}

/** An event: 'Tomorrow at 7:30: Sow the rapeseed'. A notice of yesterday says 'Today'. */
function planned({ title, date = '', time }: Notice, today: string): string {
  const days: Record<string, string> = { [today]: 'Today', [dayAfter(today, 1)]: 'Tomorrow' };
  const day = days[date] ?? `On ${formatDate(date)}`;
  return `${day}${time === undefined ? '' : ` at ${time.replace(/^0/, '')}`}: ${title}`;
}

/** Every text of the notices. */
export const messages = {
  label: 'What happened',
  line(notice: Notice, today: string): string {
    if (notice.kind === 'tomorrow') return planned(notice, today);
    return notice.kind === 'moderated' ? decided(notice) : wordsOf(notice);
  },
  /** News of a community. */
  news: ({ count, isMore, name, newest }: NewsSince): string =>
    count === 1 ? `New in ${name}: “${newest.title}”` : `${count}${isMore ? ' or more' : ''} new in ${name}`,
  isNew: 'New',
  none: {
    title: 'No notifications yet',
    text: 'You see here when somebody answers you, mentions you, replies to what you wrote, or joins your course.',
  },
  failed: 'Notifications did not load',
  more: 'Earlier notifications',
  settings: 'Notification settings',
};
