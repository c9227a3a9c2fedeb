import { shortName } from '#web/lib/format/short-name.ts';

/** Every text of a creator's page of a course. */
export const messages = {
  failed: 'This course did not load',
  edit: 'Edit course',
  delete: 'Delete course',

  learners: 'Learners',
  stars: 'Stars',
  ofFive: ' of 5',
  views: 'Views',

  lessons: 'Lessons',
  order: 'Learners take them in this order. Hold the dots to move one.',
  add: 'Add lesson',
  /** After a lesson, or its test, was saved. */
  saved: {
    alone: (title: string) => `“${shortName(title)}” is saved. What comes next?`,
    withTest: (title: string) => `“${shortName(title)}” is saved with its test. What comes next?`,
    addTest: 'Add a test',
    next: 'Next lesson',
    look: 'Look at it',
  },
  noLessons: 'No lessons yet',
  noLessonsText: 'The first lesson is where your learners begin.',

  lesson: {
    options: (title: string) => `Options: ${title}`,
    editOf: (title: string) => `Edit: ${title}`,
    edit: 'Edit lesson',
    addTest: 'Add test',
    editTest: 'Edit test',
    answers: 'Learners’ answers',
    questions: (count: number) => `Test: ${count} ${count === 1 ? 'question' : 'questions'}`,
    move: (title: string) => `Move: ${title}`,
    copy: 'Copy',
    copying: 'Being copied…',
    copied: (title: string) => `“${title}” stands right after it, without a test.`,
    notCopied: (title: string, why: string) => `“${title}” is not copied. ${why}`,
    up: 'Move up',
    down: 'Move down',
    delete: 'Delete',
    deletion: 'The lesson goes with its files and its test, for everyone.',
    deleted: (title: string) => `“${title}” is deleted.`,
    held: (position: number, all: number) =>
      `Lesson ${position} of ${all} is held. Arrow keys move it, Space puts it down, Esc puts it back.`,
    putBack: (title: string, position: number, all: number) =>
      `“${title}” stays lesson ${position} of ${all}.`,
    moved: (title: string, position: number, all: number) =>
      `“${title}” is lesson ${position} of ${all} now.`,
  },
  notMoved: (why: string) => `${why} The lessons stand as they did.`,
  changedElsewhere: 'The lessons were changed on another device meanwhile. This is how they stand now.',
};
