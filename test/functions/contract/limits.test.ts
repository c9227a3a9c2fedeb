import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addMessage } from '#contract/chats/chats.ts';
import { addReport } from '#contract/moderation/reports.ts';
import { setNoticeSettings } from '#contract/notices/notice-settings.ts';
import { SurveyQuestionDraft, SurveyQuestions } from '#contract/surveys/survey-questions.ts';

const each = (count: number) => Array.from({ length: count }, (_, index) => index);
const question = (index: number) => ({ kind: 'text', question: `Number ${index}?` });
const chosen = (options: number) => ({
  kind: 'one',
  question: 'Which?',
  options: each(options).map((index) => ({ text: `Option ${index}` })),
});

/** What takes a size, the largest one that fits, and what is said of one more. */
const limited: readonly [string, number, (size: number) => unknown, z.ZodMiniType, string][] = [
  [
    'a message',
    2000,
    (size) => ({ id: 'a', text: 'x'.repeat(size) }),
    addMessage.input,
    'At most 2,000 characters, please.',
  ],
  [
    'a report',
    1000,
    (size) => ({ on: 'user', id: 'a', reason: 'spam', text: 'x'.repeat(size) }),
    addReport.input,
    'At most 1,000 characters, please.',
  ],
  ['pushes a day', 20, (most) => ({ push: { most } }), setNoticeSettings.input, 'This must be 1 to 20.'],
  ['a survey', 20, (size) => each(size).map(question), SurveyQuestions, 'A survey has 20 questions at most.'],
  ['its questions', 12, chosen, SurveyQuestionDraft, 'A question has 12 options at most.'],
];

test.each(limited)('%s: %i and no more', (_, most, sized, schema, refusal) => {
  expect(schema.safeParse(sized(most)).error?.issues).toBeUndefined();
  expect(schema.safeParse(sized(most + 1)).error?.issues[0]?.message).toBe(refusal);
});
