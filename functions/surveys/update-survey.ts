import type * as z from 'zod/mini';
import { isVisible } from '#contract/fields/characters.ts';
import { updateSurvey as row } from '#contract/surveys/surveys.ts';
import { type SurveyItem, survey } from '#kinds/declared/survey.ts';
import { changeRecord, given } from '#kinds/record/change.ts';
import { endEdition } from '#kinds/surveys/answers.ts';
import { askedBy, isSameAsked } from '#kinds/surveys/asked.ts';
import { checkUntil } from '#kinds/surveys/end.ts';
import { readToOpen } from '#kinds/surveys/open-item.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showSurvey } from './survey.ts';

type Form = Omit<z.output<typeof row.input>, 'id' | 'version'>;

export const handler = endpoint(row, ({ id, version, ...form }, call) =>
  changeRecord(
    survey,
    { ...survey.scopeOf(id), id, version },
    call,
    (item) => say(item, form),
    (item) => showSurvey(item, call.member),
  ),
);

async function say(item: SurveyItem, { text, questions, isNamed, ...form }: Form) {
  const { until = item.until } = form;
  const isOther = until !== item.until;
  if (isOther) checkUntil(until);
  const open = isOther ? await readToOpen(item) : undefined;
  const asked = askedAnew(item, { questions, isNamed });
  return {
    set: {
      ...given(form),
      ...(text !== undefined && { text: isVisible(text) ? text : undefined }),
      ...asked,
    },
    extraActions: () => [...(open ? [open({ ...item, until })] : []), ...(asked ? endEdition(item) : [])],
  };
}

/** What makes it another survey for who answers; undefined where that stays the same. */
function askedAnew(
  item: SurveyItem,
  { questions, isNamed = item.isNamed }: Pick<Form, 'questions' | 'isNamed'>,
) {
  const isSame = !questions || isSameAsked(questions, item.questions);
  if (isSame && isNamed === item.isNamed) return undefined;
  // Ids are others also where only the names changed: what was answered without names is refused with them.
  return { questions: askedBy(questions ?? item.questions), isNamed, edition: item.edition + 1 };
}
