import { getSurvey as row } from '#contract/surveys/surveys.ts';
import { survey } from '#kinds/declared/survey.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showSurvey } from './survey.ts';

export const handler = endpoint(row, async ({ id }, { member }) =>
  showSurvey(await survey.getById(id), member.id),
);
