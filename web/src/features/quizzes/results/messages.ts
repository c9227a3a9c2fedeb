import { PASSED_FROM } from '#contract/quizzes/user-tests.ts';
import { messages as all } from '../messages.ts';

/** Of so many questions with marks, how many pass. */
const neededOf = (total: number) => Math.ceil((total * PASSED_FROM) / 100);

/** Every text of the panel of a lesson's test results. */
export const messages = {
  none: 'No Tests available',
  noneText: 'You can go on to the next lesson.',
  noneLast: 'You can complete the course without one.',
  noneOwn: 'Learners can go on to the next lesson without one.',
  unfinished: "You didn't finish test yet.",

  /** Of a test with so many questions, of which so many have marks. */
  conditions(questions: number, marks: number): string {
    const count = all.questions(questions);
    if (marks === 0) return `${count}, to be answered in your own words. Answer every one to pass.`;
    if (marks < questions)
      return `${count}, passed from ${PASSED_FROM} percent of the ${marks} that have marks`;
    return `${count}, passed from ${PASSED_FROM} percent`;
  },
  needed: (total: number) =>
    total === 0 ? 'Answer every question to pass.' : `${neededOf(total)} of ${total} are needed.`,
  /** What a passed test opens. */
  opens: (way: string) => `${way} opens then.`,
  next: 'Next',
  complete: 'Course Complete',

  start: 'Start test',
  starting: 'Starting...',
  goOn: 'Go on with the test',
  kept: (answered: number, questions: number, device: string) =>
    `${answered} of ${questions} answers are on this ${device}.`,
  unsent: 'You finished the test. It is not sent yet.',
  refused: 'Your test was not taken.',
  notStarted: 'The test did not start.',
  needsSignal:
    'There is no connection right now. The questions come from Furrow: start the test where there is signal.',

  /** What the teacher did; also a link to the attempt. */
  marked: 'Your teacher marked your answers',
  yours: 'Your answers',
  of: (what: string, attempt: string) => `${what}: ${attempt}`,
  teacher: 'Your teacher',

  place: 'Read it in the lesson',
  rightAnswer: 'Right answer:',
  notMarked: 'Your teacher has not marked this yet.',

  passed: 'Passed',
  showAll: 'Show all results',
  all: 'All results',
  close: 'Close',
  loading: 'Loading your results...',
  failed: 'Your results did not load.',

  edit: 'Edit test',
  answers: 'Answers of learners',
  add: 'Add test',
};
