import { LONGEST_ANSWER } from '#contract/quizzes/user-tests.ts';

const number = new Intl.NumberFormat('en');

const TEST_OF = 'Test: ';

/** Every text of taking a test. */
export const messages = {
  loading: 'Loading the test...',
  failed: 'The test did not load',
  missing: {
    title: 'This test is not here',
    text: 'It may have been deleted, or the link is not whole. A test is started on the page of its lesson.',
    action: 'To the lesson',
  },

  question: (number: number, all: number) => `Question ${number} of ${all}`,
  answered: (count: number) => `${count} answered`,
  longHint: 'A few sentences are enough.',
  left: (count: number) => `${number.format(count)} of ${number.format(LONGEST_ANSWER)} characters are left.`,
  over: (count: number) => `${number.format(count)} characters too many.`,
  wrong: (position: number, why: string) => `Question ${position}: ${why}`,

  open: (count: number) =>
    count === 1 ? 'One question has no answer yet:' : `${count} questions have no answer yet:`,
  more: (count: number) => `and ${count} more`,

  kept: (device: string) => `Your answers are kept on this ${device}.`,

  acts: 'Through the test',
  terminate: 'Terminate',
  /** The documents' word says it to nobody. */
  stops: 'Stops the test',
  previous: 'Prev',
  all: 'All questions',
  isAnswered: 'Answered',
  isOpen: 'No answer yet',
  next: 'Next',
  finish: 'Finish Test',
  finishing: 'Sending...',

  marksStand: 'Your marks stand on the lesson page.',
  resultStands: 'Your result stands on the lesson page.',
  goOn: 'You can go on from there.',
  nextLesson: 'Next lesson',
  complete: 'Course Complete',
  answers: 'Your answers',
  again: 'You can take the test again there.',
  finishedBefore: 'You have finished this attempt already.',
  notSent: 'Not sent: no connection',
  notTaken: 'Not sent: Furrow does not answer',
  goOut:
    'They go out by themselves where there is signal, and then you see the result. Nothing counts twice.',
  stopped: 'Not sent: you stopped it',
  stoppedText: (device: string) => `Your answers stay on this ${device} until you send them.`,
  sendNow: 'Send now',
  toQuestions: 'To the questions',

  of: (title: string) => `${TEST_OF}${title}`,
  lessonIn: (title: string) => title.slice(TEST_OF.length),
  noun: 'test',
};
