const number = new Intl.NumberFormat('en');

/** Every text of the table of the courses that a member made. */
export const messages = {
  title: 'Your courses',
  back: 'Back',
  add: 'Add Courses',
  loading: 'Loading...',
  failed: 'Your courses did not load',
  partial: '',
  empty: { title: 'You have made no course yet', text: 'Share what you know, lesson by lesson.' },

  list: 'Courses',
  course: 'Course',
  price: 'Price',
  lessons: 'Lessons',
  learners: 'Learners',
  stars: 'Stars',
  count: (count: number) => number.format(count),
  learnersOf: (count: number) => `${number.format(count)} ${count === 1 ? 'learner' : 'learners'}`,
};
