import { LONGEST_FEEDBACK } from '#contract/feedback.ts';

/** Every text of the dialog in which a learner gives stars. */
export const messages = {
  noun: 'feedback',
  title: 'Feedback',
  of: (title: string) => `Feedback: ${title}`,
  stars: 'Your stars',
  none: 'Please choose 1 to 5 stars',
  text: 'What would you tell another farmer?',
  atMost: `At most ${LONGEST_FEEDBACK.toLocaleString('en')} characters.`,
  send: 'Send',
  cancel: 'Cancel',
  close: 'Close',
  thanks: 'Thank you for your feedback.',
};
