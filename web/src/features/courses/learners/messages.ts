import { shortName } from '#web/lib/format/short-name.ts';

/** Every text of the members whom a creator lets into a course with a price. */
export const messages = {
  title: 'Learners',
  about:
    'Nobody can pay here yet. Let in whoever has paid you in another way: search for them among the members of your current community.',
  search: 'Search members',
  found: 'Members found',
  searching: 'Searching...',
  searchFailed: 'The members did not load',
  nobody: (words: string) => `Nobody is found by “${words}”. They may be a member of another community.`,
  partial: 'There may be more: another word finds fewer.',
  anonymous: 'anonymous',
  letInOf: (name: string) => `Let in: ${name}`,
  standing: { in: 'Is in', left: 'Has a place', out: 'Let in' },
  done: (name: string) => `${shortName(name)} is in your course now.`,
  hasPlace: (name: string) => `${shortName(name)} has left, and may come back with the place.`,
  notIn: (name: string, why: string) => `${shortName(name)} is not in. ${why}`,

  list: 'Let in by you',
  failed: 'The learners did not load',
  since: (day: string) => `Let in on ${day}`,
  left: 'Has left, and may come back',
  empty: 'You have let nobody in yet.',

  takeOut: 'Take out',
  takeOutOf: (name: string) => `Take out: ${name}`,
  taking: {
    title: (name: string) => `Take ${shortName(name)} out?`,
    text: 'The course is closed to them, until you let them in again. What they have completed is kept.',
    confirm: 'Take out',
    busy: 'Taking out...',
  },
  takenOut: (name: string) => `${shortName(name)} is out of your course.`,
};
