/** Texts of all screens of a lesson's test. */
export const messages = {
  title: 'Lesson test',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  /** The word for the device, by the width of the screen. */
  device: (isWide: boolean) => (isWide ? 'device' : 'phone'),
  goBack: 'Go Back',

  /** Of an answer that is shown. */
  question: (position: number) => `Question ${position}`,
  noAnswer: 'No answer',
  right: 'Right',
  wrong: 'Wrong',
  passed: 'Passed',
  notPassed: 'Not passed',
  marks: (marks: number, total: number) => `${marks} of ${total} right`,
  written: (isPassed: boolean) => (isPassed ? 'Every question answered' : 'Not every question answered'),

  /** Of a refused test: the API tells a member who is not enrolled what opens a lesson. */
  refusal: ({ code, message }: { readonly code: string; readonly message: string }) =>
    code === 'course.not-enrolled' ? 'You had left the course. Join it, and finish the test again.' : message,
};
