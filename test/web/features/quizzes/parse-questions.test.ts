import { describe, expect, test } from 'vitest';
import { parseQuestions } from '#web/features/quizzes/building/pasting/parse-questions.ts';

const lines = (...all: string[]) => all.join('\n');

/** What was read, without the device's ids. */
const read = (text: string) =>
  parseQuestions(text).questions.map(({ type, question, options, right }) => ({
    type,
    question,
    options: options.map(({ text }) => text),
    answer: options.find(({ id }) => id === right)?.text,
  }));
const problems = (text: string, count?: number) => parseQuestions(text, count).problems;

describe('lines of questions', () => {
  test('a question is followed by its answers, of which one has a star before or behind it', () => {
    const text = lines('How deep?', '* Two centimetres', 'Ten', '', '', ' When? ', 'In May', 'In March *');

    expect(read(text)).toEqual([
      { type: 'mcq', question: 'How deep?', options: ['Two centimetres', 'Ten'], answer: 'Two centimetres' },
      { type: 'mcq', question: 'When?', options: ['In May', 'In March'], answer: 'In March' },
    ]);
    expect(problems(text)).toEqual([]);
  });

  test('a question without answers is a written one', () => {
    expect(read('Why?')).toEqual([{ type: 'subjective', question: 'Why?', options: [], answer: undefined }]);
  });

  test('they may end as any system ends them', () => {
    expect(read('How?\r\n*So\r\nNot so\r\n\r\nWhy?')).toHaveLength(2);
    expect(read('How?\r*So')).toHaveLength(1);
  });

  test('a star within a text belongs to it', () => {
    expect(read(lines('2 * 3?', '*2 * 3 is 6', '5'))[0]).toMatchObject({
      question: '2 * 3?',
      answer: '2 * 3 is 6',
    });
  });

  test('nothing is no question', () => {
    expect(parseQuestions(' \n\n ')).toEqual({ questions: [], problems: [] });
  });
});

describe('a line that needs a change', () => {
  test('is the question of answers without a star', () => {
    expect(problems(lines('', 'How?', 'So', 'Not so'))).toEqual([
      { line: 2, text: 'Put a star * at the right answer of this question.' },
    ]);
  });

  test('is each answer with a star after the first one', () => {
    expect(problems(lines('How?', '* So', '* Or so', 'Not so *'))).toEqual(
      [3, 4].map((line) => ({
        line,
        text: 'Another answer has the star already. One is right: take one star away.',
      })),
    );
  });

  test('is a question with a star, a star alone, and an answer that is there twice', () => {
    expect(problems(lines('* How?', '*', 'So', 'So'))).toEqual([
      { line: 1, text: 'This is the question. The star * stands at an answer.' },
      { line: 2, text: 'There is no answer at this star.' },
      { line: 4, text: 'This option is there twice.' },
    ]);
  });

  test('is too long for a question or an answer', () => {
    expect(problems(lines('x'.repeat(1001), `* ${'y'.repeat(201)}`))).toEqual([
      { line: 1, text: 'At most 1,000 characters, please.' },
      { line: 2, text: 'At most 200 characters, please.' },
    ]);
  });

  test('is the first answer over 20, and the first question over 100 in the test', () => {
    const answers = Array.from({ length: 22 }, (_, index) => `Answer ${index}`);
    expect(problems(lines('How?', '* So', ...answers))).toEqual([
      { line: 22, text: 'A question has 20 options at most.' },
    ]);
    expect(problems(lines('How?', '', 'Why?', '', 'When?'), 99)).toEqual([
      { line: 3, text: 'A test has 100 questions at most.' },
    ]);
  });
});
