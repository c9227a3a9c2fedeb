import { checkNotBlocked } from '#kinds/blocked.ts';
import type { SurveyItem } from '#kinds/declared/survey.ts';
import { checkPlaceShown, isMemberOf } from '#kinds/surveys/members.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/member.ts';

/**
 * Throws `survey.missing` for who does not see its course, and for who is not asked: of another place, or parted by a
 * block from who asks.
 */
export async function checkAsked(item: SurveyItem, member: Member): Promise<void> {
  const [isMember] = await Promise.all([
    isMemberOf(item, member.id),
    checkPlaceShown(item, member),
    checkNotBlocked(member.id, [item.creator], blockedTexts),
  ]);
  if (!isMember) throw notAsked();
}

const blockedTexts = {
  own: 'You blocked who asks this. To answer the survey, unblock them first.',
  closed: 'You cannot answer this survey.',
};

const notAsked = () =>
  new AppError('forbidden', 'survey.not-asked', 'Only members of the place that is asked can answer.');
