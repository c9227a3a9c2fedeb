import * as z from 'zod/mini';
import { type AnswersDraft as AnswersInput, SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import type { Survey, surveys } from '#contract/surveys/surveys.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { type NewEntry, newStep, type OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { subjectOf, surveyPath } from '../subject.ts';
import { messages } from './messages.ts';

/** An answer while it is given: of a question of its kind, one of these. */
const Said = z.object({
  options: z.optional(z.array(z.string())),
  value: z.optional(z.int()),
  text: z.optional(z.string()),
});
export type Said = z.infer<typeof Said>;

/** By the question's id. */
const Answers = z.record(z.string(), Said);
export type Answers = z.infer<typeof Answers>;

const Left = z.object({ question: z.string(), answer: z.string() });
export type Left = z.infer<typeof Left>;

/** Answers with the questions that they are to, so that they find those of a survey that was changed. */
const AnswersDraft = z.object({
  answers: Answers,
  questions: z.array(SurveyQuestion),
  isNamed: z.boolean(),
  /** Since it was begun: whether it asks for names only now, and what is to no question any more. */
  change: z.optional(z.object({ isNamed: z.boolean(), left: z.array(Left) })),
});
export type AnswersDraft = z.infer<typeof AnswersDraft>;

/** By the survey's id. */
export const answerDrafts = deviceDrafts(AnswersDraft, (id) => `surveyAnswers/${id}`);

export const isSaid = ({ options = [], value, text = '' }: Said = {}): boolean =>
  options.length > 0 || value !== undefined || text.trim() !== '';

/** The answers to send: a blank one is none, and so is one to a question that is not asked any more. */
export const answersOf = (
  questions: readonly SurveyQuestion[],
  answers: Answers,
): z.input<typeof AnswersInput> =>
  questions.flatMap(({ id, kind, options = [] }): z.input<typeof AnswersInput> => {
    const said = answers[id];
    if (!said || !isSaid(said)) return [];
    if (kind === 'scale') return [{ questionId: id, value: said.value }];
    if (kind === 'text') return [{ questionId: id, text: said.text?.trim() }];
    const known = options.map((option) => option.id).filter((option) => said.options?.includes(option));
    return known.length > 0 ? [{ questionId: id, options: known }] : [];
  });

/** Its outbox entry: one for each survey. */
export const answersId = (surveyId: string) => `survey-answers/${surveyId}`;
export const surveyOf = ({ id }: Pick<OutboxEntry, 'id'>) => id.slice(answersId('').length);

/** The kind of its entries. */
export const ANSWERING = 'survey/answers';

/** The entry that sends them. */
export const answersEntry = ({ id, title, questions }: Survey, answers: Answers): NewEntry => ({
  id: answersId(id),
  kind: ANSWERING,
  title: messages.of(title),
  subject: subjectOf(id),
  queueKey: surveyPath(id),
  isForm: true,
  steps: [newStep('surveys.answerSurvey', { id, answers: answersOf(questions, answers) })],
});

/** Codes of a refusal: the member has answered already; it has ended; it asks something else now. */
const ANSWERED = 'survey.answered';
const OVER = 'survey.ended';
export const OTHERS = 'survey.other-questions';

/** Whether the survey that is shown is not as it was: it has to be loaded again. */
export const isOutdated = (code: string | undefined): boolean =>
  code === ANSWERED || code === OVER || code === OTHERS;

type Answered = z.output<typeof surveys.answerSurvey.output>['data'];

/** The survey and the day, once the answers have arrived. */
export function answeredIn({ steps }: Pick<OutboxEntry, 'steps'>): Answered | undefined {
  const [step] = steps;
  return step?.state === 'done' ? (step.reply as { data: Answered }).data : undefined;
}
