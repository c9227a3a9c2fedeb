import { letIn as row } from '#contract/courses/enrolls.ts';
import { authorize } from '#kinds/authorize.ts';
import { countOf } from '#kinds/course/counted.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { checkLetsIn, isEnrolledBy, letIn, missingUser } from './enrolment.ts';

export const handler = endpoint(row, ({ id, userId }, { member, commit }) =>
  commit(async () => {
    const [item, before, user, counted] = await Promise.all([
      course.get({ id }),
      findEnrolment(id, userId),
      findItem(keys.user(userId)),
      countOf(id),
    ]);
    if (!user) throw missingUser();
    await authorize(member, 'change', item);
    checkLetsIn(item, userId);
    const isNew = isEnrolledBy(before);
    const isEnroll = isNew || before?.isEnrolled === true;
    const learnersCount = counted.learnersCount + (isNew ? 1 : 0);
    const hasPlace = before?.letInRow !== undefined;
    return {
      reply: { data: { courseId: id, userId, isEnroll, isNew, learnersCount } },
      actions: hasPlace ? [] : await letIn(id, userId, before),
    };
  }),
);
