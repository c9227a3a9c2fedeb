import { LONGEST_REPORT } from '#contract/moderation/reports.ts';
import { messages as reporting } from './messages.ts';

/** Every text of what is hidden, for its author and for those who decide on it. */
export const messages = {
  /** With the reasons, as they were given. */
  hidden: (reasons: readonly (keyof typeof reporting.reason)[]) =>
    reasons.length > 0
      ? `This was hidden. Members said: ${reasons.map((reason) => reporting.reason[reason]).join('; ')}.`
      : 'This was hidden.',
  onlyYou: 'You and those who decide on it see it; nobody else does.',
  others: 'Its author and those who decide on it see it; nobody else does.',
  note: (note: string) => `Whoever hid it says: ${note}`,
  answered: (answer: string) => `You answered: ${answer}`,
  authorAnswered: (answer: string) => `Its author answered: ${answer}`,
  answer: 'Answer once',
  label: 'What do you say to that?',
  atMost: `At most ${LONGEST_REPORT.toLocaleString('en')} characters. You can answer once; whoever decides reads it.`,
  empty: 'Please write your answer.',
  send: 'Send answer',
  cancel: 'Cancel',
  sent: 'Your answer is there. Whoever decides will look at it once more.',
};
