export const messages = {
  news: 'News',
  library: 'Library',
  courses: 'Courses',
  calendar: 'Calendar',
};
