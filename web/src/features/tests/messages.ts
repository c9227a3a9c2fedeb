/** What all screens of a lesson's test say. */
export const messages = {
  title: 'Lesson test',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  /** What the answers are kept on, as a screen of this width is called. */
  device: (isWide: boolean) => (isWide ? 'device' : 'phone'),
  goBack: 'Go Back',
};
