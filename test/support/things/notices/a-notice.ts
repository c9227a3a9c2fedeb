import type { Notice } from '#contract/notices/notices.ts';

/** Of a reply to a course, unless it says otherwise. */
export const aNotice = (part: Partial<Notice> = {}): Notice => ({
  id: '1',
  kind: 'reply',
  on: 'course',
  onId: 'c1',
  title: 'Soil',
  names: ['Ben'],
  count: 1,
  isMore: false,
  at: '2026-11-29T12:00:00.000Z',
  isSeen: false,
  ...part,
});
