import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import { QuestionDraft } from '#contract/quizzes/quizzes.ts';
import { SurveyQuestionDraft } from '#contract/surveys/survey-questions.ts';
import { jsonSchema } from '#lib/openapi.ts';
import type { JsonSchema } from '#test/contract/arbitrary.ts';

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

/** What a row's field takes of a text, its other fields aside. */
const taken = (input: (typeof lines)[number][2], field: string, text: string) => {
  const { shape } = input as unknown as { shape: Record<string, z.ZodMiniType> };
  return shape[field]?.parse(text);
};

const option = 'Hay\nstraw';
test.each([
  [
    'a survey',
    SurveyQuestionDraft.parse({
      kind: 'one',
      question: 'Which?',
      options: [{ text: option }, { text: 'Oats' }],
    }).options?.map(({ text }) => text),
  ],
  [
    'a test',
    QuestionDraft.parse({ type: 'mcq', question: 'Which?', options: [option, 'Oats'], answer: option })
      .options,
  ],
])('an option of %s is one line', (_, options) => {
  expect(options).toEqual(['Hay straw', 'Oats']);
});

test('one-line fields are found in many rows', () => {
  expect(lines.length).toBeGreaterThan(25);
});

describe.each(lines)('%s, %s', (_, field, input) => {
  test.each(['\n', '\r\n', '\t', '\u0085', '\u2028', '\u2029'])('takes %j as a space', (character) => {
    expect(taken(input, field, `Hay${character}straw`)).toBe('Hay straw');
  });

  test('keeps what is one line', () => {
    expect(taken(input, field, 'Hay and straw, 12 °C: مزرعة')).toBe('Hay and straw, 12 °C: مزرعة');
  });
});
