import { MOST_QUESTIONS, type QuestionType } from '#contract/quizzes/quizzes.ts';
import { messages as words } from '#web/parts/questions/messages.ts';

const types: Record<QuestionType, string> = {
  mcq: 'Choice (mcq)',
  subjective: 'Own words (subjective)',
};

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
  written: 'The learner writes a few sentences.',
  marking: {
    hint: 'Mark the correct answer.',
    label: (position: number) => `Option ${position} is the correct answer`,
    said: 'Correct answer',
  },
  paste: 'Paste questions',
  mostQuestions: `A test has ${MOST_QUESTIONS} questions at most.`,

  delete: (position: number) => `Delete: ${words.name(position)}`,

  place: {
    label: 'Where the lesson explains it',
    hint: 'Who answers wrongly gets a link to this place.',
    none: 'No place',
    picture: 'Picture',
    video: 'Video',
    of: (position: number, title: string) => `${position}. ${title}`,
  },
  showsAnswers: {
    label: 'Show right answers afterwards',
    hint: 'With the result, learners see the right option of what they answered wrongly.',
  },

  emptyQuestion: 'This question is empty.',

  deletion: {
    title: 'Are you sure you want to delete?',
    later: (position: number) => `${words.name(position)} goes from the test when you save it.`,
    here: (position: number) => `${words.name(position)} goes from this test.`,
    last: 'It is the last question: the lesson has no test then. This one goes at once, for everyone.',
    confirm: 'Delete',
  },

  cancel: 'Cancel',
  save: 'Save test',
  gone: 'This test was deleted meanwhile. What you wrote is all here: save it, and the lesson has it as a new test.',

  /** As it stands among what waits to be sent. */
  unsent: { noun: 'test', title: (lesson: string) => `Test: ${lesson}` },
  saved: (lesson: string) => `The test of “${lesson}” is saved.`,
  deleted: (lesson: string) => `“${lesson}” has no test now.`,
};
