const number = new Intl.NumberFormat('en');
const few: Readonly<Record<number, string>> = { 1: 'the one lesson', 2: 'both lessons' };
const lessonsOf = (count: number) => few[count] ?? `all ${number.format(count)} lessons`;

/** Every text of the end of a course. */
export const messages = {
  toCourse: 'Back to the course',
  failed: 'This course did not load',
  finished: 'Finished',
  said: (name: string, lessons: number, date: string) => `${name} finished ${lessonsOf(lessons)} on ${date}.`,
  you: 'You',

  rate: 'Rate it',
  rateAgain: 'Change your rating',
  share: {
    share: 'Tell a neighbour',
    copied: 'The link to the course is copied.',
    byHand: 'The link to the course, to copy it',
  },
  certificate: 'Get your certificate',
  certificateBusy: 'Making it...',
  picture: 'Keep the picture',
  pictureBusy: 'Drawing...',
  pictureFailed:
    'The picture could not be drawn. This browser may be short of memory: close other pages, and try again.',
  pictureKept: 'The picture is among your downloads.',
  /** In the picture. */
  brand: 'Furrow',
  completed: (lessons: number) => `finished ${lessonsOf(lessons)} of`,

  own: {
    title: 'You made this course',
    text: 'Members who complete every lesson see their field here.',
    action: 'View Course',
  },
  notIn: {
    title: 'You are not taking this course',
    text: 'Your field appears here once you have joined it and completed every lesson.',
    action: 'To the course',
  },
  noLessons: {
    title: 'This course has no lessons yet',
    text: 'There is nothing to finish. Come back when there are some.',
    action: 'To the course',
  },
  going: {
    title: 'You have not finished this course yet',
    text: (words: string) => `${words} are completed. Your field is whole once all are.`,
    action: 'To the course',
  },
};
