const number = new Intl.NumberFormat('en');
const courses = (count: number) => `${number.format(count)} ${count === 1 ? 'course' : 'courses'}`;

/** Which courses are shown: all, the member's own, or those of collections; the address, and the name. */
export const views = {
  all: { to: '/courses', text: 'All courses' },
  mine: { to: '/courses/my-courses', text: 'My courses & collections' },
  users: { to: '/courses/users', text: 'Users collections' },
  saved: { to: '/courses/saved-collection', text: 'Saved collections' },
} as const;
export type View = keyof typeof views;

/** Every text of the catalogue and its tabs. */
export const messages = {
  /** Each tab searches what it shows. */
  searchOf: {
    all: 'Search courses',
    mine: 'Search my courses & collections',
    users: 'Search users collections',
    saved: 'Search saved collections',
  },
  searchIn: (category: string) => `Search in ${category}`,
  add: 'Add Courses',

  failed: 'The courses did not load',
  partial: 'There may be more. Add another word to find them.',
  count: (count: number) => number.format(count),
  found: (count: number, isPartial: boolean) => `${isPartial ? 'More than ' : ''}${courses(count)} found`,
  allIn: (category: string) => `All in ${category}`,
  ofCategories: 'Courses of several categories',
  unsent: 'Not sent yet',

  empty: { title: 'No courses yet', text: 'Make the first: what do others ask you about?' },
  nothingIn: {
    title: (category: string) => `No courses in ${category} yet`,
    text: 'Make the first, or look at all courses.',
    action: 'See all courses',
  },
  nothing: {
    title: 'Nothing found',
    text: (search: string) => `No course has “${search}” in its title. Try the beginning of a word.`,
    textIn: (search: string, category: string) => `No course in ${category} has “${search}” in its title.`,
    action: 'Clear the search',
    everywhere: 'Search in all courses',
  },
  noCategory: {
    title: 'There is no such category',
    text: 'It may have been deleted.',
    action: 'See all courses',
  },

  own: {
    enrolled: {
      title: 'Courses you take',
      failed: 'The courses that you take did not load',
      empty: { title: 'You take no course yet', text: 'Join one, and it stands here.' },
      action: 'See all courses',
    },
    created: {
      title: 'Courses you made',
      failed: 'The courses that you made did not load',
      empty: { title: 'You have made no course yet', text: 'Share what you know, lesson by lesson.' },
      all: 'Look after your courses',
    },
  },
  managed: {
    title: 'Your courses',
    back: 'Back',
    failed: 'Your courses did not load',
    columns: ['Course', 'Price', 'Lessons', 'Learners', 'Stars'],
    learners: (count: number) => `${number.format(count)} ${count === 1 ? 'learner' : 'learners'}`,
  },
};
