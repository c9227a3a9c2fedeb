import { isVisible } from '#contract/fields/characters.ts';
import { addSurvey as row, type SurveyedOn } from '#contract/surveys/surveys.ts';
import { authorize, notYours } from '#kinds/authorize.ts';
import { survey, surveyedOn } from '#kinds/declared/survey.ts';
import { createRecord } from '#kinds/record/create.ts';
import { askedBy } from '#kinds/surveys/asked.ts';
import { checkUntil } from '#kinds/surveys/end.ts';
import { readToOpen } from '#kinds/surveys/open-item.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { Member } from '#platform/http/member.ts';
import { showSurvey } from './survey.ts';

export const handler = endpoint(
  row,
  async ({ on, id: onId, title, text, questions, until, isNamed = false }, call) => {
    const communityId = await checkOwnPlace(on, onId, call.member);
    checkUntil(until);
    const place = { on, onId };
    const said = {
      communityId,
      title,
      until,
      isNamed,
      text: text && isVisible(text) ? text : undefined,
    };
    const say = async () => {
      const opened = { ...place, communityId, until, creator: call.member.id };
      const open = await readToOpen(opened);
      return {
        set: { ...said, questions: askedBy(questions), edition: 0 },
        extraActions: ({ id }: { readonly id: string }) => [open({ id, ...opened })],
      };
    };
    return createRecord(survey, place, call, say, (item) => showSurvey(item, call.member));
  },
);

/** The community that a group or an enterprise is in. Throws for who did not make the place, or is shut out of it. */
async function checkOwnPlace(on: SurveyedOn, id: string, member: Member): Promise<string | undefined> {
  const place = await surveyedOn[on].getById(id);
  if (place.creator !== member.id)
    throw notYours(`Only the one who made this ${on} may start a survey in it.`);
  await authorize(member, 'change', { ...place });
  const { communityId } = place as { readonly communityId?: string };
  return communityId;
}
