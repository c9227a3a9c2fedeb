import { takeOut as row } from '#contract/courses/enrolls.ts';
import { authorize } from '#kinds/authorize.ts';
import { countOf } from '#kinds/course/counted.ts';
import { takeOut } from '#kinds/course/take-out.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id, userId }, { member, commit }) =>
  commit(async () => {
    const [item, enrolment, { learnersCount }] = await Promise.all([
      course.get({ id }),
      findEnrolment(id, userId),
      countOf(id),
    ]);
    await authorize(member, 'change', item);
    const actions = enrolment ? takeOut(enrolment) : [];
    if (actions.length === 0) {
      throw new AppError('missing', 'learner.missing', 'This member is not in the course.');
    }
    const isIn = enrolment?.isEnrolled === true;
    return {
      reply: {
        data: { courseId: id, userId, isEnroll: false, learnersCount: learnersCount - (isIn ? 1 : 0) },
      },
      actions,
    };
  }),
);
