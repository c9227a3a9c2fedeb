import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import type { Survey } from '#contract/surveys/surveys.ts';
import { type AnswersDraft, isSaid, type Left, type Said } from './answers.ts';

/*
 * Who asks may change the questions until somebody has answered: they get new ids, and so does a survey that asks for
 * names from now on. What was answered before counts for what is still asked in the same words.
 */

type Asked = Pick<Survey, 'questions' | 'isNamed'>;

/** A draft as it stands to what is asked now; the same one where nothing has changed. */
export function carriedOver(draft: AnswersDraft, { questions, isNamed }: Asked): AnswersDraft {
  if (idsOf(draft.questions) === idsOf(questions)) return draft;
  const free = [...questions];
  const carried = draft.questions.flatMap((before) => {
    const said = draft.answers[before.id];
    if (!said || !isSaid(said)) return [];
    const at = free.findIndex((now) => isSameAs(before, now));
    const [now] = at < 0 ? [] : free.splice(at, 1);
    return [{ before, now, ...asNow(before, said, now) }];
  });
  const left = carried.flatMap(({ before, rest }): Left[] =>
    rest === '' ? [] : [{ question: before.question, answer: rest }],
  );
  return {
    answers: Object.fromEntries(carried.flatMap(({ now, said }) => (now && said ? [[now.id, said]] : []))),
    questions: [...questions],
    isNamed,
    change: {
      isNamed: isNamed && (!draft.isNamed || draft.change?.isNamed === true),
      left: [...(draft.change?.left ?? []), ...left],
    },
  };
}

const idsOf = (questions: readonly SurveyQuestion[]) => questions.map(({ id }) => id).join();

/** The ends of a scale are part of what it asks. */
const isSameAs = (one: SurveyQuestion, other: SurveyQuestion): boolean =>
  one.kind === other.kind &&
  one.question.trim() === other.question.trim() &&
  one.lowLabel === other.lowLabel &&
  one.highLabel === other.highLabel;

/** What of an answer a question takes now, and the rest in words. */
function asNow(before: SurveyQuestion, said: Said, now: SurveyQuestion | undefined) {
  if (!now) return { rest: wordsOf(before, said) };
  const { options } = said;
  if (!options) return { said, rest: '' };
  const texts = chosenIn(before, options);
  const known = now.options ?? [];
  const found = known.filter(({ text }) => texts.includes(text));
  return {
    ...(found.length > 0 && { said: { options: found.map(({ id }) => id) } }),
    rest: texts.filter((text) => !found.some((option) => option.text === text)).join('; '),
  };
}

const chosenIn = ({ options = [] }: SurveyQuestion, chosen: readonly string[]): string[] =>
  options.flatMap(({ id, text }) => (chosen.includes(id) ? [text] : []));

const wordsOf = (question: SurveyQuestion, { options = [], value, text = '' }: Said): string =>
  chosenIn(question, options).join('; ') || text.trim() || String(value ?? '');
