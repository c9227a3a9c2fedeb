/** Every text of the surveys; all of them are an example, and say so. */
export const messages = {
  title: 'My Survey',
  back: 'My dashboard',
  sample: 'This is an example.',
  sampleText: 'Nobody asks these questions yet, and the buttons here do nothing.',
  answered: (count: number) => `${count} answered`,
  answer: 'Answer',
  dismiss: 'Dismiss',
};
