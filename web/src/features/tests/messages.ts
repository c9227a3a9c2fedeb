/** What all screens of a lesson's test say. */
export const messages = {
  title: 'Lesson test',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  /** What the answers are kept on, as a screen of this width is called. */
  device: (isWide: boolean) => (isWide ? 'device' : 'phone'),
  goBack: 'Go Back',

  /** Of a finished test that was refused: to who is not enrolled the API says what opens a lesson. */
  refusal: ({ code, message }: { readonly code: string; readonly message: string }) =>
    code === 'course.not-enrolled' ? 'You had left the course. Join it, and finish the test again.' : message,
};
