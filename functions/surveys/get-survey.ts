import { getSurvey as row } from '#contract/surveys/surveys.ts';
import { survey } from '#kinds/declared/survey.ts';
import { checkPlaceShown } from '#kinds/surveys/members.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showSurvey } from './survey.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const item = await survey.getById(id);
  await checkPlaceShown(item, member);
  return showSurvey(item, member);
});
