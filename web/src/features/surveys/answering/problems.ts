import { countCharacters } from '#contract/fields/characters.ts';
import {
  AnswersDraft,
  LONGEST_SURVEY_ANSWER,
  type SurveyQuestion,
} from '#contract/surveys/survey-questions.ts';
import { type Answers, answersOf, isSaid } from './answers.ts';
import { messages } from './messages.ts';

/** What is wrong with an answer, by the question's id; none where all is well. */
export type Problems = Readonly<Record<string, string>>;

const missing = {
  one: messages.choose,
  several: messages.chooseSome,
  scale: messages.choose,
  text: messages.write,
} satisfies Record<SurveyQuestion['kind'], string>;

export const problemsOf = (questions: readonly SurveyQuestion[], answers: Answers): Problems =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, answers);
      return problem === undefined ? [] : [[question.id, problem]];
    }),
  );

function problemOf(question: SurveyQuestion, answers: Answers): string | undefined {
  const { id, kind, isRequired } = question;
  const said = answers[id];
  if (isRequired && !isSaid(said)) return missing[kind];
  if (kind === 'text' && countCharacters(said?.text?.trim() ?? '') > LONGEST_SURVEY_ANSWER)
    return messages.tooLong;
  return undefined;
}

/** Says of all of them what keeps the answers from being sent; undefined where nothing does. */
export function whyNot(questions: readonly SurveyQuestion[], answers: Answers): string | undefined {
  const count = Object.keys(problemsOf(questions, answers)).length;
  if (count > 0) return messages.missingCount(count);
  const said = answersOf(questions, answers);
  // All that is written is bounded together, too.
  return said.length === 0 ? messages.nothing : AnswersDraft.safeParse(said).error?.issues[0]?.message;
}
