import { deleteSurvey as row } from '#contract/surveys/surveys.ts';
import { survey } from '#kinds/declared/survey.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id }, call) =>
  deleteRecord(survey, { ...survey.scopeOf(id), id }, call),
);
