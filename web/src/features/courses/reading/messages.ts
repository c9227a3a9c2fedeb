import { shortName } from '#web/lib/format/short-name.ts';

const number = new Intl.NumberFormat('en');

/** Every text of a course's page for its learners. */
export const messages = {
  back: 'All courses',
  failed: 'This course did not load',
  restFailed: 'The lessons did not load',
  learners: (count: number) => `${number.format(count)} ${count === 1 ? 'learner' : 'learners'}`,

  actions: {
    buy: 'Buy Course',
    join: 'Join Course',
    back: 'Come back',
    go: 'Go to course',
    noLessons: 'It has no lessons yet. Come back when there are some.',
    view: 'View Course',
    subscriber: 'You are subscriber',
    ask: 'Ask a question',
    askOff: 'Does nothing yet',
    feedback: 'Feedback',
    leave: 'Leave Course',
  },
  leaving: {
    title: 'Leave Course?',
    free: 'What you have completed is kept. You can join again at any time.',
    priced:
      'What you have completed is kept. But the course has a price by now: joining again is not free any more.',
  },
  of: (action: string, title: string) => `${action}: ${title}`,
  left: (title: string) => `You have left ${shortName(title)}. What you have completed is kept.`,
  notJoined: (title: string, why: string) => `You did not join ${shortName(title)}. ${why}`,
  notLeft: (title: string, why: string) => `You did not leave ${shortName(title)}. ${why}`,

  nextLesson: 'Next lesson',
  next: (title: string) => `Next: ${title}`,
  done: 'You finished this course.',
  field: 'See your field and certificate',
  progress: 'Lesson progress',
  lessons: 'Lessons',
  noLessons: { title: 'No lessons yet', text: 'The teacher is still at work on them.' },
  joinFirst: 'Join the course to open its lessons.',
  buyFirst: (author: string) => `Ask ${author} how to pay. Once you have, they let you in.`,
  returnFirst: 'Come back to the course to open its lessons. You do not pay again.',
  locked: 'Finish Previous Lesson',
  hidden: (count: number) => (count === 1 ? 'One lesson was hidden.' : `${count} lessons were hidden.`),
  states: { done: 'Completed', now: 'Next', open: 'Open', locked: 'Locked' },
  also: 'Also study this course',

  enrolment: 'enrolment',
};
