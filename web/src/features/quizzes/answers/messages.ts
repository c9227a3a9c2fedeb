const count = (number: number, one: string, more: string) =>
  number === 1 ? `1 ${one}` : `${number} ${more}`;

/** Every text of a teacher's screens of learners' answers. */
export const messages = {
  title: 'Answers',
  partial: '',
  list: 'Who took this test',
  loading: 'Loading the answers...',
  failed: 'The answers did not load',
  oneFailed: 'This attempt did not load',
  count: (number: number) => count(number, 'attempt', 'attempts'),
  empty: {
    title: 'Nobody has taken this test yet',
    text: 'What learners answer stands here, and you can say something to it.',
  },
  noTest: {
    title: 'This lesson has no test',
    text: 'Once it has one, what learners answer stands here.',
    action: 'Add test',
  },
  toLesson: 'To the lesson',
  missing: {
    title: 'This attempt is not here',
    text: 'It may have gone with its learner, or the link is not whole.',
    action: 'All answers',
  },
  noLesson: {
    title: 'This lesson is not here',
    text: 'It may have been deleted, or the link is not whole.',
    action: 'All courses',
  },

  toMark: (number: number) => `${count(number, 'written answer', 'written answers')} to mark`,
  marked: 'You marked it',
  first: (number: number) =>
    number === 1 ? 'Mark the answer that waits' : `Mark the first of ${number} that wait`,

  correct: (answer: string) => `Correct answer: ${answer}`,
  mark: 'Your mark',
  choices: { right: 'Right', wrong: 'Wrong', none: 'Not marked' },
  remark: 'Your remark',
  addRemark: (position: number) => `Write a remark on question ${position}`,
  addRemarkShort: 'Write a remark',
  hint: 'A written answer counts once you mark it. Until then the test counts without it.',

  acts: 'Save your remarks',
  save: 'Save',
  nothing: 'There is nothing new to save.',
  changed:
    'You changed this on another device meanwhile. What you typed is still here: save again, and it takes the place of that.',

  noun: 'remarks',
  of: (name: string) => `Remarks: ${name}`,
  saved: (name: string) => `Your remarks to ${name} are saved.`,
};
