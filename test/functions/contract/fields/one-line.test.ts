import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { QuestionDraft } from '#contract/quizzes/quizzes.ts';
import { SurveyQuestionDraft } from '#contract/surveys/survey-questions.ts';
import { jsonSchema } from '#lib/openapi.ts';
import type { JsonSchema } from '#test/contract/arbitrary.ts';

const SAID = 'Please write this in one line, without tabs.';

/** Fields that take one line, wherever a row has them. */
const ONE_LINE =
  /^(name|title|task|firstName|lastName|place|grows|textHeading|videoTitle|lowLabel|highLabel|filename)$/;
const lines = Object.entries(contract).flatMap(([domain, rows]) =>
  Object.entries(rows)
    .filter(([, { method }]) => method === 'POST' || method === 'PUT')
    .flatMap(([row, { input }]) => {
      const { properties = {} } = jsonSchema(input, 'input') as JsonSchema;
      return Object.keys(properties)
        .filter((field) => ONE_LINE.test(field))
        .map((field) => [`${domain}.${row}`, field, input] as const);
    }),
);

const saidOf = (input: (typeof lines)[number][2], field: string, text: string) =>
  input.safeParse({ [field]: text }).error?.issues.find(({ path }) => path[0] === field)?.message;

const option = 'Hay\nstraw';
test.each([
  [
    'a survey',
    SurveyQuestionDraft.safeParse({
      kind: 'one',
      question: 'Which?',
      options: [{ text: option }, { text: 'Oats' }],
    }),
  ],
  [
    'a test',
    QuestionDraft.safeParse({ type: 'mcq', question: 'Which?', options: [option, 'Oats'], answer: 'Oats' }),
  ],
])('an option of %s is one line', (_, { error }) => {
  expect(error?.issues.map(({ message }) => message)).toEqual([SAID]);
});

test('one-line fields are found in many rows', () => {
  expect(lines.length).toBeGreaterThan(25);
});

describe.each(lines)('%s, %s', (_, field, input) => {
  test.each(['\n', '\r\n', '\r', '\t', '\u0085', '\u2028', '\u2029'])('takes no %j', (character) => {
    expect(saidOf(input, field, `Hay${character}straw`)).toBe(SAID);
  });

  test('takes one line', () => {
    expect(saidOf(input, field, 'Hay and straw, 12 °C: مزرعة')).toBeUndefined();
  });
});
