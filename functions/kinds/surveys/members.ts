import { community } from '#kinds/declared/community.ts';
import { course } from '#kinds/declared/course.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import { type SurveyPlace, survey, surveyedOn } from '#kinds/declared/survey.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { checkShown } from '#kinds/reports/hidden.ts';
import type { Member } from '#platform/http/member.ts';
import { findItems } from '#platform/table/table.ts';

const circles = { community, group, enterprise };

/** Whether a member is among those who are asked in a place. */
export async function isMemberOf({ on, onId }: SurveyPlace, userId: string): Promise<boolean> {
  if (on === 'course') return (await findEnrolment(onId, userId))?.isEnrolled === true;
  return (await circles[on].findFollow(userId, onId)) !== undefined;
}

/** Throws `survey.missing` for who does not see its course, which is hidden. */
export async function checkPlaceShown({ on, onId }: SurveyPlace, member: Member): Promise<void> {
  const item = on === 'course' ? await course.find({ id: onId }) : undefined;
  if (item) await checkShown(item, member, () => survey.missing());
}

/** The names of places, a moment old; empty for one that is gone, or hidden from a member. */
export async function readTitles(
  places: readonly SurveyPlace[],
  userId: string,
): Promise<(place: SurveyPlace) => string> {
  const keyOf = ({ on, onId }: SurveyPlace) => surveyedOn[on].key({ id: onId });
  const items = places.length > 0 ? await findItems(places.map(keyOf)) : [];
  const seen = items.filter(({ isHidden, creator }) => !isHidden || creator === userId);
  const titles = new Map(seen.map(({ pk, sk, name, title }) => [`${pk} ${sk}`, String(name ?? title)]));
  return (place) => {
    const { pk, sk } = keyOf(place);
    return titles.get(`${pk} ${sk}`) ?? '';
  };
}
