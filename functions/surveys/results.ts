import { FEWEST_ANSWERS } from '#contract/surveys/surveys.ts';
import { type SurveyItem, survey } from '#kinds/declared/survey.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';

/** A survey whose results a member may read. Throws for all but who asked: administrators, too, are refused. */
export async function getAsked(id: string, member: Member): Promise<SurveyItem> {
  const item = await survey.getById(id);
  if (item.creator !== member.id) {
    throw new AppError('forbidden', 'thing.not-yours', 'Only the one who asked may see what was answered.');
  }
  return item;
}

/** Whether there is anything to see: of a few without names, one could tell who they are. */
export const isShown = ({ isNamed }: SurveyItem, answersCount: number): boolean =>
  isNamed || answersCount >= FEWEST_ANSWERS;
