import { enroll as row } from '#contract/courses/enrolls.ts';
import { countOf } from '#kinds/course/counted.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { lessonId } from '#kinds/lessons/lesson-id.ts';
import { orderForLearners, readOrder } from '#kinds/lessons/order.ts';
import { goOnWith, noticeOf } from '#kinds/notice.ts';
import { placesOf, wants } from '#kinds/notice-wishes.ts';
import { readRecord } from '#kinds/record/read.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkNotOwn, enrol } from './enrolment.ts';

export const handler = endpoint(row, ({ courseId }, { member, commit }) =>
  commit(async () => {
    const [item, enrolment, { learnersCount }, order] = await Promise.all([
      readRecord(course, { id: courseId }, member),
      findEnrolment(courseId, member.id),
      countOf(courseId),
      readOrder(courseId),
    ]);
    checkNotOwn(item, member.id);
    const isNew = !enrolment?.isEnrolled;
    // A member who joined before it had a price stays in, and one who was let in may come back.
    if (isNew && !item.isFree && enrolment?.letInRow === undefined)
      throw new AppError('unpaid', 'course.paid', 'This course must be bought first.');
    const [first] = orderForLearners(order).numbers;
    const goOn = enrolment?.lessonId ?? (first === undefined ? undefined : lessonId(courseId, first));
    const isTold = () => wants(item.creator, 'learner', placesOf('course', courseId), member.id);
    const joined = async () => [
      ...(await enrol(courseId, member.id, enrolment)),
      goOnWith(member.id, goOn),
      ...noticeOf((await isTold()) ? item.creator : undefined, {
        kind: 'learner',
        courseId,
        memberId: member.id,
      }),
    ];
    return {
      reply: { data: { courseId, isEnroll: true, isNew, learnersCount: learnersCount + (isNew ? 1 : 0) } },
      actions: isNew ? await joined() : [],
    };
  }),
);
