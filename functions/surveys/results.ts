import { FEWEST_ANSWERS } from '#contract/surveys.ts';
import { authorize } from '#kinds/authorize.ts';
import { type SurveyItem, survey } from '#kinds/declared/survey.ts';
import type { Member } from '#platform/http/member.ts';

/** A survey whose results a member may read. Throws for all but who asked: administrators, too, are refused. */
export async function getAsked(id: string, member: Member): Promise<SurveyItem> {
  const item = await survey.getById(id);
  await authorize(member, 'change', { ...item });
  return item;
}

/** Whether there is anything to see: of a few without names, one could tell who they are. */
export const isShown = ({ isNamed }: SurveyItem, answersCount: number): boolean =>
  isNamed || answersCount >= FEWEST_ANSWERS;
