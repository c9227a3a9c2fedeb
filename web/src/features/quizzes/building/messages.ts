import { MOST_OPTIONS, MOST_QUESTIONS, type QuestionType } from '#contract/quizzes.ts';
import type { SortWords } from '#web/components/list/sorting.ts';

const types: Record<QuestionType, string> = {
  mcq: 'Multiple choice (mcq)',
  subjective: 'Written answer (subjective)',
};
const name = (place: number) => `Question ${place}`;

/** Every text of the screen on which a lesson's test is built, but those of the contract's schemas. */
export const messages = {
  addTitle: 'Add test',
  editTitle: 'Edit test',
  failed: 'This test did not load',
  missing: {
    title: 'This lesson is not here',
    text: 'It may have been deleted, or the link is not whole.',
    action: 'All courses',
  },
  hint: 'Passed from 60 percent of the marks. Written answers count once you mark them.',
  answers: 'Answers',

  types,
  name,
  question: 'Question',
  written: 'The learner writes a few sentences.',
  options: 'Options',
  mark: 'Mark the correct answer.',
  option: (place: number) => `Option ${place}`,
  isRight: (place: number) => `Option ${place} is the correct answer`,
  right: 'Correct answer',
  removeOption: (place: number) => `Remove option ${place}`,
  addOption: 'Add option',
  mostOptions: `A question has ${MOST_OPTIONS} options at most.`,
  add: 'Add a question',
  mostQuestions: `A test has ${MOST_QUESTIONS} questions at most.`,

  move: (place: number) => `Move: ${name(place)}`,
  up: (place: number) => `Move up: ${name(place)}`,
  down: (place: number) => `Move down: ${name(place)}`,
  delete: (place: number) => `Delete: ${name(place)}`,
  sort: {
    held: (_, place, count) =>
      `${name(place)} of ${count} is held. Arrow keys move it, Space puts it down, Esc puts it back.`,
    moved: (_, place, count) => `It is question ${place} of ${count} now.`,
    putBack: (_, place, count) => `It stays question ${place} of ${count}.`,
  } satisfies SortWords,

  emptyQuestion: 'This question is empty.',
  emptyOption: 'This option is empty.',
  twice: 'This option is there twice.',

  deletion: {
    title: 'Are you sure you want to delete?',
    later: (place: number) => `${name(place)} goes from the test when you save it.`,
    here: (place: number) => `${name(place)} goes from this test.`,
    last: 'It is the last question: the lesson has no test then. This one goes at once, for everyone.',
    confirm: 'Delete',
    cancel: 'Cancel',
  },

  restored: 'You began this before. It is on this device only.',
  drop: 'Drop my changes',
  askDrop: {
    title: 'Drop your changes?',
    text: 'What you wrote here and have not saved is kept nowhere else.',
    confirm: 'Drop',
    cancel: 'Keep them',
  },
  cancel: 'Cancel',
  save: 'Save test',
  gone: 'This test was deleted meanwhile. What you wrote is all here: save it, and the lesson has it as a new test.',

  /** As it stands among what waits to be sent. */
  unsent: { noun: 'test', title: (lesson: string) => `Test: ${lesson}` },
  saved: (lesson: string) => `The test of “${lesson}” is saved.`,
  deleted: (lesson: string) => `“${lesson}” has no test now.`,
};
