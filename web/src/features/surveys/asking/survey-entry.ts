import type * as z from 'zod/mini';
import { hasOptions } from '#contract/surveys/survey-questions.ts';
import type { Survey, surveys } from '#contract/surveys/surveys.ts';
import { surveyAt } from '#web/parts/forms/survey-at.ts';
import { type NewEntry, newStep, type OutboxEntry, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { ASKING, editPath, subjectOf } from '../subject.ts';
import { messages } from './messages.ts';
import type { DraftQuestion, SurveyDraft } from './survey-draft.ts';

/** Its outbox entry: one for each, by its id or the name of a new one. */
export const surveyEntryId = (name: string) => `${ASKING}/${name}`;
export const nameIn = ({ id }: Pick<OutboxEntry, 'id'>) => id.slice(surveyEntryId('').length);

/** The address of the form of a new one. */
export const addPath = ({ place }: Pick<SurveyDraft, 'place'>, isOfPlace: boolean): string =>
  place && isOfPlace ? surveyAt(place.on, place) : '/surveys/add';

const questionOf = ({ kind, question, isRequired, options, lowLabel, highLabel }: DraftQuestion) => ({
  kind,
  question: question.trim(),
  isRequired,
  ...(hasOptions(kind) && { options: options.map(({ text }) => ({ text: text.trim() })) }),
  ...(kind === 'scale' && { lowLabel: lowLabel.trim(), highLabel: highLabel.trim() }),
});

/** What the draft says, as the API takes it. */
const inputOf = ({ title, text, until, isNamed, questions }: SurveyDraft) => ({
  title: title.trim(),
  text: text.trim(),
  until,
  isNamed,
  questions: questions.map(questionOf),
});

/** The entry of a new survey, by the name that the device gave it; `isOfPlace`: it was begun on a place's page. */
export function askingEntry(name: string, draft: SurveyDraft, isOfPlace: boolean): NewEntry {
  const { on, id } = draft.place ?? {};
  return {
    id: surveyEntryId(name),
    kind: ASKING,
    title: messages.of(draft.title.trim()),
    isForm: true,
    queueKey: addPath(draft, isOfPlace),
    steps: [newStep('surveys.addSurvey', { ...(on && { on }), ...(id && { id }), ...inputOf(draft) })],
  };
}

/** Whether two drafts ask the same questions, both with names or both without. */
export const isSameAsked = (one: SurveyDraft, other: SurveyDraft): boolean =>
  one.isNamed === other.isNamed &&
  JSON.stringify(one.questions.map(questionOf)) === JSON.stringify(other.questions.map(questionOf));

/** The entry that changes a stored one; `isFixed`: it is answered, and its questions stay as they are. */
export function changingEntry({ id }: Survey, draft: SurveyDraft, isFixed: boolean): NewEntry {
  const { questions, isNamed, ...rest } = inputOf(draft);
  return {
    id: surveyEntryId(id),
    kind: ASKING,
    title: messages.of(draft.title.trim()),
    isForm: true,
    queueKey: editPath(id),
    subject: subjectOf(id),
    steps: [
      newStep('surveys.updateSurvey', {
        id,
        ...rest,
        version: draft.version,
        ...(!isFixed && { questions, isNamed }),
      }),
    ],
  };
}

/** The survey that an entry has made or changed; undefined until it has arrived. */
export function savedIn({ steps }: Pick<OutboxEntry, 'steps'>): Survey | undefined {
  const last: Step | undefined = steps.at(-1);
  if (last?.state !== 'done') return undefined;
  return last.route === 'surveys.addSurvey'
    ? (last.reply as z.output<typeof surveys.addSurvey.output>).data
    : (last.reply as Survey);
}
