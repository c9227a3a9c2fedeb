/** What all screens say of a lesson. */
export const messages = {
  title: 'Lesson',
  loading: 'Loading...',
  failed: 'This lesson did not load',
  toCourse: 'Back to the course',
  toCourses: 'All courses',
  materials: 'Materials',

  missing: {
    title: 'This lesson is not here',
    text: 'It may have been deleted, or the link is not whole.',
  },
};
