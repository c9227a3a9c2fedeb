import type { Notice } from '#contract/notices.ts';

/** 'Ann', 'Ann and Juma', 'Ann, Juma and 3 others'. */
function people({ names, count, isMore }: Pick<Notice, 'names' | 'count' | 'isMore'>): string {
  const others = count - names.length;
  if (isMore) return `${names.join(', ')} and many others`;
  if (others > 0) return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`;
  return names.join(' and ');
}

const things: Record<Notice['kind'], (who: string, title: string) => string> = {
  reply: (who, title) => `${who} replied to “${title}”`,
  answer: (who, title) => `${who} answered you under “${title}”`,
  thread: (who, title) => `${who} replied to “${title}”, too`,
  chosen: (who, title) => `${who} marked your answer to “${title}”`,
  remark: (who, title) => `${who} looked through your test of “${title}”`,
  learner: (who, title) => `${who} joined your course “${title}”`,
  attempt: (who, title) => `${who} took your test in “${title}”`,
};

/** Every text of the notices. */
export const messages = {
  label: 'What happened',
  line: (notice: Notice) => things[notice.kind](people(notice), notice.title),
  isNew: 'New',
  none: {
    title: 'No notifications yet',
    text: 'When somebody answers you, replies to what you wrote, or joins your course, it stands here.',
  },
  failed: 'Notifications did not load.',
  more: 'Earlier notifications',
};
