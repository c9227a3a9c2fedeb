import { community } from '#kinds/declared/community.ts';
import { enterprise } from '#kinds/declared/enterprise.ts';
import { group } from '#kinds/declared/group.ts';
import { type SurveyPlace, surveyedOn } from '#kinds/declared/survey.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { findItems } from '#platform/table/table.ts';

const circles = { community, group, enterprise };

/** Whether a member is among those who are asked in a place. */
export async function isMemberOf({ on, onId }: SurveyPlace, userId: string): Promise<boolean> {
  if (on === 'course') return (await findEnrolment(onId, userId))?.isEnrolled === true;
  return (await circles[on].findFollow(userId, onId)) !== undefined;
}

/** The names of places, a moment old; empty for one that is gone. */
export async function readTitles(places: readonly SurveyPlace[]): Promise<(place: SurveyPlace) => string> {
  const keyOf = ({ on, onId }: SurveyPlace) => surveyedOn[on].key({ id: onId });
  const items = places.length > 0 ? await findItems(places.map(keyOf)) : [];
  const titles = new Map(items.map(({ pk, sk, name, title }) => [`${pk} ${sk}`, String(name ?? title)]));
  return (place) => {
    const { pk, sk } = keyOf(place);
    return titles.get(`${pk} ${sk}`) ?? '';
  };
}
