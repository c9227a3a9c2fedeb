/** What all screens of a lesson's test say. */
export const messages = {
  title: 'Lesson test',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  /** What the answers are kept on, as a screen of this width is called. */
  device: (isWide: boolean) => (isWide ? 'device' : 'phone'),
  goBack: 'Go Back',
  saving: 'Saving...',
  keptOn: (device: string) => `Kept on this ${device}`,

  /** Of an answer that is looked at. */
  question: (position: number) => `Question ${position}`,
  noAnswer: 'No answer',
  right: 'Right',
  wrong: 'Wrong',
  passed: 'Passed',
  notPassed: 'Not passed',
  marks: (marks: number, total: number) => `${marks} of ${total} right`,
  written: (isPassed: boolean) => (isPassed ? 'Every question answered' : 'Not every question answered'),

  /** Of a finished test that was refused: to who is not enrolled the API says what opens a lesson. */
  refusal: ({ code, message }: { readonly code: string; readonly message: string }) =>
    code === 'course.not-enrolled' ? 'You had left the course. Join it, and finish the test again.' : message,
};
