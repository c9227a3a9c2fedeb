import { FEWEST_ANSWERS } from '#contract/surveys/surveys.ts';
import { messages as lists } from '../messages.ts';

const number = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** Every text of what was answered to a survey. */
export const messages = {
  back: 'Surveys that you created',
  failed: 'The results did not load',
  notYours: {
    title: 'These results are not yours to see',
    text: 'Only the member who created a survey sees its results.',
    action: 'Your surveys',
  },
  change: 'Change',
  refresh: 'Look again',
  refreshing: 'Looking...',
  notRefreshed: 'These are earlier results: the newest did not load.',
  download: 'Download as CSV',
  downloading: 'Making the file...',
  fileName: (title: string) =>
    `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'survey'}.csv`,

  none: {
    title: 'Nobody has answered yet',
    text: 'Results appear here as soon as somebody answers.',
  },
  few: {
    title: `Results appear from ${FEWEST_ANSWERS} answers on`,
    text: (count: number) =>
      `${lists.answered(count)} so far. With fewer than ${FEWEST_ANSWERS} answers you could tell who said what.`,
  },
  named: 'Members were told that you see their names.',
  anonymous: 'Nobody sees who answered, not even you.',

  count: (count: number) => (count === 1 ? '1 answer' : `${number.format(count)} answers`),
  bar: (count: number, of: number) =>
    of === 0 ? number.format(count) : `${number.format(count)} (${percent.format(count / of)})`,
  mean: (mean: number) => `Mean: ${mean.toFixed(1)} of 5`,
  point: (point: number, label: string | undefined) => (label ? `${point} (${label})` : String(point)),
  texts: 'What members wrote',
  textsBelow: 'What members wrote is shown below, with their names.',
  noText: 'Nobody wrote anything here.',
  textsFailed: 'What members wrote did not load',
  who: 'Who answered what',
  whoFailed: 'Who answered what did not load',
  noAnswer: 'No answer',
  more: 'More answers',
  moreFailed: 'More answers did not load. Please try again.',

  columns: { question: 'Question', answer: 'Answer', count: 'Count', name: 'Name', day: 'Day' },
  meanRow: 'Mean',
};
