import { LONGEST_SURVEY_ANSWER } from '#contract/surveys/survey-questions.ts';
import { formatDate } from '#web/lib/format/format-date.ts';

const ANSWERS = 'Answers: ';

/** Every text of answering a survey. */
export const messages = {
  noun: 'answers',
  back: 'Surveys',
  failed: 'This survey did not load',
  missing: {
    title: 'This survey is not here',
    text: 'It may have been deleted, or it is for the members of a place that you have left.',
    action: 'Your surveys',
  },
  by: (author: string) => `Created by ${author}`,
  named: 'Whoever created it will see your name.',
  anonymous: 'Nobody sees who answered.',
  once: 'You can answer once.',

  required: '(required)',
  optional: '(optional)',
  several: 'You may choose several.',
  scale: (point: number, low: string | undefined, high: string | undefined, last: number) =>
    [String(point), point === 1 ? low : point === last ? high : undefined].filter(Boolean).join(', '),
  clear: 'Clear my choice',
  clearOf: (question: string) => `Clear my choice: ${question}`,
  atMost: `At most ${LONGEST_SURVEY_ANSWER.toLocaleString('en')} characters.`,

  choose: 'Please choose an answer.',
  chooseSome: 'Please choose at least one answer.',
  write: 'Please write an answer.',
  tooLong: `At most ${LONGEST_SURVEY_ANSWER.toLocaleString('en')} characters, please.`,
  nothing: 'Please answer at least one question.',
  missingCount: (count: number) =>
    count === 1 ? 'One question needs another look.' : `${count} questions need another look.`,

  changed: {
    title: 'This survey was changed',
    text: 'Your answers are kept below where the question is still the same. Please look through them before you send them.',
    named: 'It was without names when you began. Now whoever created it will see your name.',
    left: 'These answers no longer belong to a question:',
  },

  send: 'Send my answers',
  sending: 'Sending...',
  kept: (device: string) => `Kept on this ${device} until you send it.`,
  of: (title: string) => `${ANSWERS}${title}`,
  surveyIn: (title: string) => title.slice(ANSWERS.length),
  sent: (title: string) => `Your answers to “${title}” have been sent.`,

  thanks: { title: 'Thank you', text: 'Your answers have been sent.' },
  waiting: {
    title: 'Thank you',
    text: (device: string) =>
      `Your answers are kept on this ${device} and go out by themselves once there is a connection.`,
    change: 'Change my answers',
  },
  toAll: 'Your surveys',
  notAsked: {
    title: 'This survey is not open to you',
    text: (place: string) => `Only those in “${place}” whom it asks can answer it.`,
  },
  answered: {
    title: 'You have answered this survey',
    text: (title: string) => `You can answer “${title}” only once.`,
  },
  ended: {
    title: 'This survey has ended',
    text: (title: string, until: string) => `“${title}” took answers until ${formatDate(until)}.`,
    late: 'Your answers did not arrive in time, so they are not counted.',
  },
};
