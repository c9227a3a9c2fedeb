import * as z from 'zod/mini';
import { hasOptions, surveyQuestionKinds } from '#contract/surveys/survey-questions.ts';
import { type Survey, surveyedOn } from '#contract/surveys/surveys.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';

const DraftOption = z.object({
  /** The device's id. */
  id: z.string(),
  text: z.string(),
});
export type DraftOption = z.infer<typeof DraftOption>;

const DraftQuestion = z.object({
  /** The device's id. */
  id: z.string(),
  kind: z.enum(surveyQuestionKinds),
  question: z.string(),
  isRequired: z.boolean(),
  /** Of a choice, at least one. */
  options: z.array(DraftOption),
  /** What the ends of a scale mean. */
  lowLabel: z.string(),
  highLabel: z.string(),
});
export type DraftQuestion = z.infer<typeof DraftQuestion>;

const Place = z.object({ on: z.enum(surveyedOn), id: z.string() });
/** Whose members are asked. */
export type Place = z.infer<typeof Place>;

/** A survey as it is written; kept on the device until it is saved. */
const SurveyDraft = z.object({
  /** Absent until it is chosen. */
  place: z.optional(Place),
  title: z.string(),
  text: z.string(),
  /** The last day, as YYYY-MM-DD. */
  until: z.string(),
  isNamed: z.boolean(),
  questions: z.array(DraftQuestion),
  /** Version of the stored survey that it began with; absent for a new one. */
  version: z.optional(z.int()),
});
export type SurveyDraft = z.infer<typeof SurveyDraft>;

/** By the survey's id, or the name of a new one. */
export const surveyDrafts = deviceDrafts(SurveyDraft, (id) => `surveyDraft/${id}`);

/** The name of a new one on this device: one for each place from whose page it is begun. */
export const newName = (place: Place | undefined): string => (place ? `new-${place.on}-${place.id}` : 'new');

/** As a new one begins: without names, which asks the least of others. */
export const emptyDraft = (place: Place | undefined): SurveyDraft => ({
  place,
  title: '',
  text: '',
  until: '',
  isNamed: false,
  questions: [],
});

/** The draft of a stored one. */
export const draftOf = (survey: Survey): SurveyDraft => ({
  place: { on: survey.on, id: survey.onId },
  title: survey.title,
  text: survey.text ?? '',
  until: survey.until,
  isNamed: survey.isNamed,
  questions: survey.questions.map(({ options = [], lowLabel = '', highLabel = '', ...question }) => ({
    ...question,
    options,
    lowLabel,
    highLabel,
  })),
  version: survey.version,
});

export const newOption = (): DraftOption => ({ id: newKey(), text: '' });

export const newQuestion = (kind: DraftQuestion['kind']): DraftQuestion => ({
  id: newKey(),
  kind,
  question: '',
  isRequired: true,
  lowLabel: '',
  highLabel: '',
  options: hasOptions(kind) ? [newOption(), newOption()] : [],
});
