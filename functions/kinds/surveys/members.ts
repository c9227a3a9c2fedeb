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

/** The names of places, a moment old; empty for one that is gone, undefined for one that is hidden from a member. */
export async function readTitles(
  places: readonly SurveyPlace[],
  member: Member,
): Promise<(place: SurveyPlace) => string | undefined> {
  const keyOf = ({ on, onId }: SurveyPlace) => surveyedOn[on].key({ id: onId });
  const items = places.length > 0 ? await findItems(places.map(keyOf)) : [];
  const titles = new Map<string, string | undefined>();
  for (const { pk, sk, name, title, isHidden, creator } of items) {
    const isSeen = !isHidden || member.isAdmin || creator === member.id;
    titles.set(`${pk} ${sk}`, isSeen ? String(name ?? title) : undefined);
  }
  return (place) => {
    const { pk, sk } = keyOf(place);
    return titles.has(`${pk} ${sk}`) ? titles.get(`${pk} ${sk}`) : '';
  };
}
