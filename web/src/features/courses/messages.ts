const number = new Intl.NumberFormat('en');
const lessonsOf = (count: number) => (count === 1 ? 'lesson' : 'lessons');

/** What all screens say of a course. */
export const messages = {
  title: 'Courses',

  lessons: (count: number) =>
    count === 0 ? 'No lessons yet' : `${number.format(count)} ${lessonsOf(count)}`,
  stars: (mean: string) => `${mean} of 5 stars`,
  noStars: 'No stars yet',
  free: 'Free',
  own: 'Your course',
  takenHidden: 'A course that you took was hidden.',
  progressOf: (title: string) => `Progress: ${title}`,
  progress: (done: number, all: number) => `${done} of ${all} ${lessonsOf(all)}`,
  percent: (percent: number) => `${percent}%`,

  missing: {
    title: 'This course is not here',
    text: 'It may have been deleted, or the link is not whole.',
    action: 'Back to the courses',
  },
};
