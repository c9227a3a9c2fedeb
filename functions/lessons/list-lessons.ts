import { lessons } from '#contract/lessons.ts';
import { findEnrolment } from '#kinds/course/enrolment.ts';
import { course } from '#kinds/declared/course.ts';
import { seeLessons } from '#kinds/lessons/lessons.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(lessons.listLessons, async ({ courseId: id }, { member }) => {
  const [item, enrolment] = await Promise.all([course.get({ id }), findEnrolment(id, member.id)]);
  return { data: await seeLessons(item, member.id, enrolment) };
});
