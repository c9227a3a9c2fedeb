import { dismissSurvey as row } from '#contract/surveys/surveys.ts';
import { survey } from '#kinds/declared/survey.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';

export const handler = endpoint(row, async ({ id, dismissed }, { member, commit }) => {
  await survey.getById(id);
  const Key = keys.surveyDismissed(member.id, id);
  return commit(() => ({
    reply: { data: { id, isDismissed: dismissed } },
    actions: [dismissed ? { put: { Item: { ...Key } } } : { remove: { Key } }],
  }));
});
