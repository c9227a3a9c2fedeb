import type * as z from 'zod/mini';
import { requiredText } from '#contract/fields/field.ts';
import { GAPS, LONGEST_OPTION, LONGEST_QUESTION } from '#contract/quizzes/quizzes.ts';
import { messages as shared } from '#web/parts/questions/messages.ts';
import type { QuestionProblem } from '#web/parts/questions/question-acts.ts';
import { messages } from './messages.ts';
import type { DraftQuestion, TestDraft } from './test-draft.ts';

/** By the question's id; none for a valid question. */
export type Problems = Readonly<Record<string, QuestionProblem>>;

const Question = requiredText(messages.emptyQuestion, LONGEST_QUESTION);
const Option = requiredText(shared.emptyOption, LONGEST_OPTION);

const wrongWith = (schema: z.ZodMiniType, text: string): string | undefined =>
  schema.safeParse(text).error?.issues[0]?.message;

export function problemsOf({ questions }: TestDraft): Problems {
  const found = questions.flatMap((question) => {
    const problem = problemOf(question);
    return problem ? [[question.id, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

function problemOf({ type, question, options, right }: DraftQuestion): QuestionProblem | undefined {
  const said = new Set<string>();
  const wrong = options.flatMap(({ id, text }) => {
    const isTwice = said.has(text.trim());
    said.add(text.trim());
    const message = wrongWith(Option, text) ?? (isTwice ? shared.twice : undefined);
    return message ? [[id, message] as const] : [];
  });
  const words = wrongWith(Question, question.trim());
  const isUnmarked = type === 'mcq' && !options.some(({ id }) => id === right);
  if (!words && wrong.length === 0 && !isUnmarked) return undefined;
  return {
    ...(words && { question: words }),
    ...(wrong.length > 0 && { options: Object.fromEntries(wrong) }),
    ...(isUnmarked && { right: messages.marking.hint }),
  };
}

const textsOf = ({ question, options = {}, right }: QuestionProblem): string[] =>
  [question, ...Object.values(options), right].filter((text) => text !== undefined);

const gaps: readonly string[] = [messages.emptyQuestion, shared.emptyOption, messages.marking.hint];

/** One sentence about all of them: gaps first. */
export function summaryOf(problems: Problems): string | undefined {
  const texts = Object.values(problems).flatMap(textsOf);
  return texts.some((text) => gaps.includes(text)) ? GAPS : texts[0];
}
