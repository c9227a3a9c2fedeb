import { giveFeedback as row } from '#contract/courses/feedback.ts';
import { isVisible } from '#contract/fields/characters.ts';
import { countOf } from '#kinds/course/counted.ts';
import { addedBy, findFeedback, keepFeedback, ratedWith } from '#kinds/course/feedback.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { readRecord } from '#kinds/record/read.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id, stars, text: typed }, { member, commit }) =>
  commit(async () => {
    const text = typed && isVisible(typed) ? typed : undefined;
    const [, enrolment, before, counted] = await Promise.all([
      readRecord(course, { id }, member),
      findEnrolment(id, member.id),
      findFeedback(id, member.id),
      countOf(id),
    ]);
    if (!enrolment?.isEnrolled) {
      throw new AppError('forbidden', 'course.not-enrolled', 'Only those who take this course can rate it.');
    }
    return {
      reply: { data: { courseId: id, stars, text, ...ratedWith(counted, addedBy(before, stars)) } },
      actions: await keepFeedback(id, member.id, before, { stars, text }),
    };
  }),
);
