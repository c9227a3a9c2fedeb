import { enroll as row } from '#contract/enrolls.ts';
import { countOf } from '#kinds/course/counted.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkNotOwn, enrol } from './enrolment.ts';

export const handler = endpoint(row, ({ courseId }, { member, commit }) =>
  commit(async () => {
    const [item, enrolment, { learnersCount }] = await Promise.all([
      course.get({ id: courseId }),
      findEnrolment(courseId, member.id),
      countOf(courseId),
    ]);
    checkNotOwn(item, member.id);
    const isNew = !enrolment?.isEnrolled;
    // A member who joined before it had a price stays in, and one who was let in may come back.
    if (isNew && !item.isFree && enrolment?.letInRow === undefined)
      throw new AppError('unpaid', 'course.paid', 'This course must be bought first.');
    return {
      reply: { data: { courseId, isEnroll: true, isNew, learnersCount: learnersCount + (isNew ? 1 : 0) } },
      actions: isNew ? await enrol(courseId, member.id, enrolment) : [],
    };
  }),
);
