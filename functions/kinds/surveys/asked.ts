import { randomBytes } from 'node:crypto';
import { isVisible } from '#contract/fields/characters.ts';
import {
  hasOptions,
  type SurveyQuestion,
  type SurveyQuestionDraft,
} from '#contract/surveys/survey-questions.ts';

/*
 * Ids of questions and options are made anew with each change of the questions: whoever answers those of before is
 * told so, and never answers something else by mistake.
 */

const newId = (): string => randomBytes(6).toString('hex');

const seen = (text: string | undefined) => (text !== undefined && isVisible(text) ? text : undefined);

/** Questions as they are typed, without what their kinds do not have. */
const plain = ({
  kind,
  question,
  isRequired = false,
  options = [],
  lowLabel,
  highLabel,
}: SurveyQuestionDraft) => ({
  kind,
  question,
  isRequired,
  ...(hasOptions(kind) && { options: options.map(({ text }) => text) }),
  ...(kind === 'scale' && { lowLabel: seen(lowLabel), highLabel: seen(highLabel) }),
});

/** The questions that are stored of what is typed. */
export const askedBy = (drafts: readonly SurveyQuestionDraft[]): SurveyQuestion[] =>
  drafts.map((draft) => {
    const { options, ...rest } = plain(draft);
    return {
      id: newId(),
      ...rest,
      ...(options && { options: options.map((text) => ({ id: newId(), text })) }),
    };
  });

/** Whether what is typed asks the same as what is stored. */
export const isSameAsked = (
  drafts: readonly SurveyQuestionDraft[],
  stored: readonly SurveyQuestion[],
): boolean => JSON.stringify(drafts.map(plain)) === JSON.stringify(stored.map(plain));
