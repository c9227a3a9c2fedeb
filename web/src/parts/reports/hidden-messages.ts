import { LONGEST_REPORT } from '#contract/moderation/reports.ts';
import { messages as reporting } from './messages.ts';

/** Every text of what is hidden, for its author and for those who decide on it. */
export const messages = {
  /** With the reasons, as they were given. */
  hidden: (reasons: readonly (keyof typeof reporting.reason)[]) =>
    reasons.length > 0
      ? `This was hidden. Members said: ${reasons.map((reason) => reporting.reason[reason]).join('; ')}.`
      : 'This was hidden.',
  onlyYou: 'Only you and the moderators can see it.',
  others: 'Only its author and the moderators can see it.',
  note: (note: string) => `The moderator says: ${note}`,
  answered: (answer: string) => `You answered: ${answer}`,
  authorAnswered: (answer: string) => `Its author answered: ${answer}`,
  answer: 'Answer once',
  label: 'What do you say to that?',
  atMost: `At most ${LONGEST_REPORT.toLocaleString('en')} characters. You can answer once; the moderators will read it.`,
  empty: 'Please write your answer.',
  send: 'Send answer',
  sent: 'Your answer has been sent. The moderators will look at it again.',
};
