import { dismissSurvey as row } from '#contract/surveys/surveys.ts';
import { survey } from '#kinds/declared/survey.ts';
import { checkPlaceShown } from '#kinds/surveys/members.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';

export const handler = endpoint(row, async ({ id, dismissed }, { member, commit }) => {
  await checkPlaceShown(await survey.getById(id), member);
  const Key = keys.surveyDismissed(member.id, id);
  return commit(() => ({
    reply: { data: { id, isDismissed: dismissed } },
    actions: [dismissed ? { put: { Item: { ...Key } } } : { remove: { Key } }],
  }));
});
