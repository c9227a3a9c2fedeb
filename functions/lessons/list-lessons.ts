import { listLessons as row } from '#contract/lessons/lessons.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { readLessons, showLessons } from '#kinds/lessons/lessons.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ courseId: id }, { member }) => {
  const [{ creator }, items, enrolment] = await Promise.all([
    readRecord(course, { id }, member),
    readLessons(id),
    findEnrolment(id, member.id),
  ]);
  return {
    data: showLessons(items, { isAdmin: member.isAdmin, isCreator: creator === member.id }, enrolment),
  };
});
