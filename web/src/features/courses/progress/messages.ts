/** Every text of the member's progress in their courses. */
export const messages = {
  row: {
    own: 'Your course',
    /** Without a number: a lesson's number depends on their order, which lists do not have. */
    goOn: 'Go on',
    empty: 'You take no course yet. All courses are a tap away.',
    toAll: 'See all courses',
    failed: 'Your courses did not load.',
  },

  states: { new: 'Not begun', going: 'In progress', done: 'Completed' },

  reports: {
    failed: 'Your course reports did not load',
    partial: 'There may be more.',
    list: 'Courses that you take',
    empty: 'No course reports yet',
    emptyText: 'Once you take a course, this is where you see how far you are with it.',
    toCourses: 'See all courses',
  },

  results: {
    title: 'Test results',
    of: (title: string) => `Test results: ${title}`,
    failed: 'Your test results did not load.',
    empty: 'You have finished no test of this course yet.',
  },
};
