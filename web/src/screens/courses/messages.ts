/** Texts of the courses that a member takes. */
export const messages = {
  title: 'My courses',
  back: 'My dashboard',
  all: 'My courses & collections',
  example: 'This is an example.',
  note: 'Nothing was bought. Here are the courses that you take; the one of the example is not among them by that.',
  taken: 'Courses you take',
  failed: 'Your courses did not load',
  empty: { title: 'You take no course yet', text: 'Join one, and it stands here.' },
  toAll: 'See all courses',
};
