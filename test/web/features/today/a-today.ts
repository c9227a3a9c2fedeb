import type { TaughtSince, Today } from '#contract/users/today.ts';

export const growers: Today['news'][number] = {
  communityId: '3',
  name: 'Growers',
  slug: 'growers',
  count: 2,
  isMore: false,
  newest: { id: 'n1', title: 'Frost tonight' },
};

export const taught = (more: Partial<TaughtSince> = {}): TaughtSince => ({
  kind: 'attempt',
  courseId: 'c1',
  title: 'Soil',
  lessonId: 'l1',
  name: 'Tomasz',
  people: 1,
  passed: 1,
  isMore: false,
  ...more,
});

/** What is new for a member: something of all but events. */
export const aToday = (more: Partial<Today> = {}): Today => ({
  at: new Date(Date.now() - 60_000).toISOString(),
  since: '2025-01-06T12:00:00.000Z',
  news: [growers],
  taught: [taught()],
  events: [],
  lesson: { id: 'l2', title: 'Seed' },
  ...more,
});
