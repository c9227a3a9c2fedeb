import { messages as shared } from '#web/parts/questions/messages.ts';
import type { QuestionProblem } from '#web/parts/questions/question-acts.ts';
import { messages } from './messages.ts';
import type { DraftQuestion, SurveyDraft } from './survey-draft.ts';

/** What is wrong with a draft: none of it for one that can be sent. */
export interface Problems {
  readonly place?: string;
  readonly title?: string;
  readonly until?: string;
  readonly none?: string;
  /** By the question's id. */
  readonly questions: Readonly<Record<string, QuestionProblem>>;
}

/** `first` and `last`: the days between which it may end, as YYYY-MM-DD; undefined: it may stay as it is stored. */
interface Days {
  readonly first: string;
  readonly last: string;
  readonly stored: string | undefined;
}

/** Of questions and options, those that `checked` names, or all. */
export function problemsOf(draft: SurveyDraft, days: Days, checked?: ReadonlySet<string>): Problems {
  const until = untilProblem(draft.until, days);
  return {
    ...(!draft.place && { place: messages.place.missing }),
    ...(draft.title.trim() === '' && { title: messages.noTitle }),
    ...(until && { until }),
    ...(draft.questions.length === 0 && { none: messages.noQuestion }),
    questions: Object.fromEntries(
      draft.questions.flatMap((question) => {
        const problem = questionProblem(question, checked);
        return problem ? [[question.id, problem]] : [];
      }),
    ),
  };
}

export const isSound = ({ questions, ...rest }: Problems): boolean =>
  Object.keys(questions).length === 0 && Object.keys(rest).length === 0;

function untilProblem(until: string, { first, last, stored }: Days): string | undefined {
  if (until === '') return messages.noDay;
  if (until === stored) return undefined;
  if (until < first) return messages.dayPast;
  return until > last ? messages.dayFar : undefined;
}

/** The ids of all questions and options. */
export const idsIn = ({ questions }: SurveyDraft): ReadonlySet<string> =>
  new Set(questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));

function questionProblem(
  { id, question, options }: DraftQuestion,
  checked: ReadonlySet<string> | undefined,
): QuestionProblem | undefined {
  const isChecked = (one: string) => checked?.has(one) ?? true;
  const said = new Set<string>();
  const wrong = options.flatMap((option) => {
    const words = option.text.trim();
    const problem = words === '' ? shared.emptyOption : said.has(words) ? shared.twice : undefined;
    said.add(words);
    return problem && isChecked(option.id) ? [[option.id, problem] as const] : [];
  });
  const isEmpty = question.trim() === '' && isChecked(id);
  if (!isEmpty && wrong.length === 0) return undefined;
  return {
    ...(isEmpty && { question: messages.emptyQuestion }),
    ...(wrong.length > 0 && { options: Object.fromEntries(wrong) }),
  };
}
