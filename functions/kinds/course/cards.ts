import type { CourseCard } from '#contract/courses/courses.ts';
import type { CourseItem } from '#kinds/declared/course.ts';
import { countCompleted, type EnrolmentItem, findEnrolments } from '#kinds/enrolment.ts';
import { type Names, readNames } from '#kinds/names.ts';

/** Courses as a member's lists show them; `areTaken` where the member takes all of them but their own. */
export async function cardsOf(
  items: readonly CourseItem[],
  userId: string,
  areTaken = false,
): Promise<CourseCard[]> {
  // Nobody takes their own course.
  const others = items.filter(({ creator }) => creator !== userId).map(({ id }) => id);
  const [names, enrolments] = await Promise.all([namesOf(items), findEnrolments(userId, others, areTaken)]);
  return items.map((item) => cardOf(item, names, userId, enrolments.get(item.id)));
}

export const namesOf = (items: readonly CourseItem[]) =>
  readNames({
    people: items.map(({ creator }) => creator),
    categories: items.map(({ categoryId }) => categoryId),
  });

export function cardOf(
  { description: _, hasMore: _more, topicRow: _row, gone, thumbnail, ...item }: CourseItem,
  names: Names,
  userId: string,
  enrolment: EnrolmentItem | undefined,
): CourseCard {
  const { name, attachments } = names.person(item.creator);
  return {
    ...item,
    category: names.category(item.categoryId),
    price: item.price ?? 0,
    thumbnail: thumbnail?.name,
    cover: thumbnail,
    author: name,
    authorAttachments: attachments,
    added: false,
    enrolledUser: enrolment ? [{ id: userId, enrolls: { isEnroll: enrolment.isEnrolled } }] : [],
    ...(enrolment?.letInRow !== undefined && { isLetIn: true }),
    ...(enrolment?.isEnrolled && {
      completedCount: countCompleted(enrolment, { ...item, gone }),
      lessonId: enrolment.lessonId,
      completedAt: enrolment.completedAt,
    }),
  };
}
