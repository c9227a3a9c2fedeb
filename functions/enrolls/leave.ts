import { leave as row } from '#contract/courses/enrolls.ts';
import { countOf } from '#kinds/course/counted.ts';
import { leaveCourse } from '#kinds/course/take-out.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ courseId }, { member, commit }) =>
  commit(async () => {
    const [, enrolment, { learnersCount }] = await Promise.all([
      course.get({ id: courseId }),
      findEnrolment(courseId, member.id),
      countOf(courseId),
    ]);
    const isIn = enrolment?.isEnrolled === true;
    return {
      reply: { data: { courseId, isEnroll: false, learnersCount: learnersCount - (isIn ? 1 : 0) } },
      actions: isIn ? leaveCourse(enrolment) : [],
    };
  }),
);
