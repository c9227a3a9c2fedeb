import * as z from 'zod/mini';
import { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { surveyedOn as names, type SurveyedOn } from '#contract/surveys/surveys.ts';
import type { FoundById } from '#kinds/record/declaration.ts';
import { ScopedById } from '#kinds/record/scoped-by-id.ts';
import { openedIn, takeFromOpen } from '#kinds/surveys/open-item.ts';
import { ROW_ID_LENGTH } from '#platform/lists/paged-list.ts';
import { keys, lists, partitions, tallies } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';
import { versioned } from '#platform/table/version.ts';
import { community } from './community.ts';
import { course } from './course.ts';
import { enterprise } from './enterprise.ts';
import { group } from './group.ts';

/** Kinds of places whose members are asked, by the name that `on` has for them. */
export const surveyedOn: Readonly<Record<SurveyedOn, FoundById>> = { community, group, enterprise, course };

export const SurveyItem = z.object({
  id: z.string(),
  on: z.enum(names),
  onId: z.string(),
  /** Of a group or an enterprise. */
  communityId: z.optional(z.string()),
  title: z.string(),
  text: z.optional(z.string()),
  /** The last day on which it can be answered. */
  until: z.string(),
  isNamed: z.boolean(),
  questions: z.array(SurveyQuestion),
  /** How often it became another survey for who answers: by its questions, or by its names (`answers.ts`). */
  edition: z._default(z.int(), 0),
  creator: z.string(),
  createdAt: z.string(),
  ...versioned,
});
export type SurveyItem = z.infer<typeof SurveyItem>;

export type SurveyPlace = Pick<SurveyItem, 'on' | 'onId'>;

/** What stands in an id between the row's and the place's. */
const letters: Readonly<Record<SurveyedOn, string>> = {
  community: 'C',
  group: 'G',
  enterprise: 'E',
  course: 'L',
};

/** Its id is its row's with its place's behind it, so that the id alone leads to the item. */
class SurveyKind extends ScopedById<SurveyPlace, SurveyItem> {
  override async newRow(place: SurveyPlace): Promise<string> {
    return (await super.newRow(place)) + letters[place.on] + place.onId;
  }

  override unlist(item: SurveyItem): readonly Action[] {
    return [...super.unlist(item), takeFromOpen(item)];
  }
}

export const survey = new SurveyKind({
  noun: 'survey',
  missing: 'There is no such survey. It may have been deleted.',
  item: SurveyItem,
  list: ({ on, onId }) => lists.surveys(on, onId),
  scopeOf: (id) => ({
    on: names.find((name) => letters[name] === id.charAt(ROW_ID_LENGTH)) ?? 'community',
    onId: id.slice(ROW_ID_LENGTH + 1).toWellFormed(),
  }),
  made: ({ creator }) => lists.surveysMade(creator),
  hangs: ({ id, isNamed, questions }) => [
    ...(isNamed
      ? [lists.surveyAnswers(id).pk]
      : questions.flatMap((one) => (one.kind === 'text' ? partitions.surveyTexts(id, one.id) : []))
    ).map((pk) => ({ part: 'partition' as const, pk })),
    // That members answered it.
    { part: 'collected', id },
  ],
  tallies: ({ id }) => [tallies.survey(id)],
  on: { kinds: surveyedOn, by: 'on', as: 'onId' },
  // Of a group or an enterprise they stand with those of its community, which each of them leaves by itself.
  beside: ({ on, onId }) =>
    openedIn({ on, onId }) === onId ? [{ part: 'partition', pk: keys.openSurveys(onId).pk }] : [],
});
