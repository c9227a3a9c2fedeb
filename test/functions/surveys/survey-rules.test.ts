import { describe, expect, test } from 'vitest';
import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { LONGEST_SURVEY_ANSWERS, SurveyQuestionDraft } from '#contract/surveys/survey-questions.ts';
import { addSurvey, answerSurvey } from '#contract/surveys/surveys.ts';
import { addedBy, checkAnswers, numbersOf, resultsOf } from '#kinds/surveys/answered.ts';
import { askedBy, isSameAsked } from '#kinds/surveys/asked.ts';
import { checkUntil, endOf } from '#kinds/surveys/end.ts';

const drafts: SurveyQuestionDraft[] = [
  { kind: 'one', question: 'Which day?', options: [{ text: 'Friday' }, { text: 'Saturday' }] },
  { kind: 'several', question: 'What?', options: [{ text: 'Cake' }, { text: 'Seed' }], isRequired: true },
  { kind: 'scale', question: 'How was it?', lowLabel: 'Dull', options: [{ text: 'a' }, { text: 'b' }] },
  { kind: 'text', question: 'What else?', lowLabel: 'Dull' },
];

describe('questions', () => {
  test('are stored with ids, and with nothing that their kinds do not have', () => {
    const asked = askedBy(drafts);

    const id = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(asked).toEqual([
      {
        id,
        kind: 'one',
        question: 'Which day?',
        isRequired: false,
        options: [
          { id, text: 'Friday' },
          { id, text: 'Saturday' },
        ],
      },
      expect.objectContaining({ id, isRequired: true }),
      { id, kind: 'scale', question: 'How was it?', isRequired: false, lowLabel: 'Dull' },
      { id, kind: 'text', question: 'What else?', isRequired: false },
    ]);
    expect(new Set(asked.flatMap(({ id, options = [] }) => [id, ...options.map((one) => one.id)])).size).toBe(
      8,
    );
    expect(isSameAsked(drafts, asked)).toBe(true);
    expect(isSameAsked(drafts.slice(1), asked)).toBe(false);
    expect(
      isSameAsked([{ ...drafts[0], isRequired: true } as SurveyQuestionDraft, ...drafts.slice(1)], asked),
    ).toBe(false);
  });

  test.each([
    ['no option', { kind: 'one', question: 'Which?' }],
    ['one option', { kind: 'several', question: 'Which?', options: [{ text: 'a' }] }],
    [
      'options that look the same',
      { kind: 'one', question: 'Which?', options: [{ text: 'a b' }, { text: 'a\u200b  b' }] },
    ],
    ['an option twice', { kind: 'one', question: 'Which?', options: [{ text: 'a' }, { text: 'a ' }] }],
    ['no text', { kind: 'text', question: ' ' }],
    ['a kind that there is not', { kind: 'rank', question: 'Which?' }],
  ])('with %s are refused', (_, draft) => {
    expect(SurveyQuestionDraft.safeParse(draft).success).toBe(false);
  });

  test('are one to twenty, of ten thousand characters in all', () => {
    const isTaken = (questions: object[]) =>
      addSurvey.input.safeParse({ on: 'group', id: '1', title: 'a', until: '2031-01-01', questions }).success;
    const long = {
      kind: 'one',
      question: 'a'.repeat(480),
      options: [{ text: 'b' }, { text: 'c'.repeat(51) }],
    };

    expect([0, 1, 20, 21].map((count) => isTaken(Array(count).fill(drafts[0])))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([18, 19].map((count) => isTaken(Array(count).fill(long)))).toEqual([true, false]);
  });
});

describe('answers', () => {
  const asked = askedBy(drafts);
  const [one, several, scale, text] = asked as [
    SurveyQuestion,
    SurveyQuestion,
    SurveyQuestion,
    SurveyQuestion,
  ];
  const option = ({ options = [] }: SurveyQuestion, at: number) => options[at]?.id ?? '';
  const required = { questionId: several.id, options: [option(several, 1)] };

  test('are kept in the order of the questions, without what says nothing', () => {
    const sent = [
      { questionId: text.id, text: ' ' },
      { questionId: scale.id, value: 3, text: 'besides' },
      { questionId: one.id, options: [] },
      required,
    ];
    expect(checkAnswers(asked, sent)).toEqual([required, { questionId: scale.id, value: 3 }]);
  });

  test.each([[[]], [[{ questionId: text.id, text: ' ' }]]])('that say nothing are refused (%#)', (sent) => {
    const optional = asked.map((question) => ({ ...question, isRequired: false }));
    expect(() => checkAnswers(optional, sent)).toThrow('Please answer the questions.');
  });

  test.each([
    [one, { text: 'Friday' }],
    [one, { value: 1 }],
    [scale, { text: '3' }],
    [text, { value: 3 }],
  ])('to a question of another kind are refused, as is what was asked before (%#)', ({ id }, said) => {
    expect(() => checkAnswers(asked, [required, { questionId: id, ...said }])).toThrow(
      'The questions were changed meanwhile.',
    );
  });

  test('add to the numbers that the results are made of', () => {
    const given = [
      [required, { questionId: scale.id, value: 5 }],
      [required, { questionId: scale.id, value: 2 }, { questionId: text.id, text: 'Rain.' }],
      [
        { questionId: one.id, options: [option(one, 0)] },
        { ...required, options: [option(several, 0), option(several, 1)] },
      ],
    ];
    const numbers = Object.fromEntries(numbersOf(asked).map((name) => [name, 0]));
    for (const answers of given) {
      for (const [name, by] of Object.entries(addedBy(asked, answers)))
        numbers[name] = (numbers[name] ?? NaN) + by;
    }

    expect(numbers['n']).toBe(3);
    expect(resultsOf(asked, numbers)).toEqual([
      { questionId: one.id, answersCount: 1, counts: [1, 0] },
      { questionId: several.id, answersCount: 3, counts: [1, 3] },
      { questionId: scale.id, answersCount: 2, counts: [0, 1, 0, 0, 1], mean: 3.5 },
      { questionId: text.id, answersCount: 1 },
    ]);
  });

  test('to most questions with most options fit into one expression', () => {
    const most = askedBy(
      Array.from({ length: 20 }, () => ({
        kind: 'several' as const,
        question: 'Which?',
        options: Array.from({ length: 12 }, (_, index) => ({ text: String(index) })),
      })),
    );
    const all = most.map(({ id, options = [] }) => ({
      questionId: id,
      options: options.map((each) => each.id),
    }));
    const names = Object.keys(addedBy(most, all));

    expect(names).toHaveLength(1 + 20 * 13);
    // DynamoDB takes 4 kB.
    expect(names.map((name) => `#${name} :${name}`).join(', ').length).toBeLessThan(4000);
  });

  test('are of five thousand characters in all', () => {
    const isTaken = (count: number) => {
      const answers = Array.from({ length: 5 }, () => ({ questionId: 'a', text: 'a'.repeat(1000) }));
      const more = count > LONGEST_SURVEY_ANSWERS ? [{ questionId: 'b', text: 'b' }] : [];
      return answerSurvey.input.safeParse({ id: '1', answers: [...answers, ...more] }).success;
    };
    expect([isTaken(5000), isTaken(5001)]).toEqual([true, false]);
  });
});

describe('the last day', () => {
  test('is over when it is over everywhere', () => {
    expect(new Date(endOf('2026-12-31')).toISOString()).toBe('2027-01-01T12:00:00.000Z');
  });

  test('is today or later, and within a year', () => {
    const now = Date.parse('2026-03-09T13:00:00Z');
    const refused = (until: string) => {
      try {
        checkUntil(until, now);
        return false;
      } catch {
        return true;
      }
    };
    expect(['2026-03-08', '2026-03-09', '2027-03-10', '2027-03-11'].map(refused)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
