const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** Every text of the dialog in which a test's questions are pasted as lines. */
export const messages = {
  title: 'Paste questions',
  field: 'Questions and answers',
  hint: 'A question on a line, its answers on the lines below it, a star * at the right one. Then an empty line. A question without answers is answered in own words.',
  example: [
    'Which soil does rye like?',
    '* Light and dry',
    'Heavy and wet',
    '',
    'How would you check the seed bed?',
  ].join('\n'),

  preview: 'Preview',
  nothing: 'What you paste is shown here before it is added.',
  isRight: '(right)',
  found: (count: number) => `${counted(count, 'question', 'questions')} found`,
  wrong: (count: number) => `${counted(count, 'line needs', 'lines need')} a change:`,
  line: (line: number) => `Line ${line}`,
  problem: (line: number, text: string) => `Line ${line}: ${text}`,

  noStar: 'Put a star * at the right answer of this question.',
  twoStars: 'Another answer has the star already. One is right: take one star away.',
  starredQuestion: 'This is the question. The star * stands at an answer.',
  onlyStar: 'There is no answer at this star.',

  add: (count: number) => (count === 0 ? 'Add questions' : `Add ${counted(count, 'question', 'questions')}`),
  added: (count: number) =>
    `${counted(count, 'question is', 'questions are')} added. They are saved with the test.`,
  notKept: 'This device keeps no more. What you pasted stays as long as this page is open.',
};
