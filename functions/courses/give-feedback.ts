import { giveFeedback as row } from '#contract/courses.ts';
import { countOf, meanOf } from '#kinds/course/counted.ts';
import { course } from '#kinds/declared/course.ts';
import { findEnrolment } from '#kinds/enrolment.ts';
import { AppError, Outrun } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { addToTally } from '#platform/lists/tally.ts';
import { leave } from '#platform/table/jobs.ts';
import { keys, tallies } from '#platform/table/keys.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { findFeedback } from './feedback.ts';

export const handler = endpoint(row, ({ id, stars, text }, { member, commit }) =>
  commit(async () => {
    const [item, enrolment, before, counted] = await Promise.all([
      course.get({ id }),
      findEnrolment(id, member.id),
      findFeedback(id, member.id),
      countOf(id),
    ]);
    if (!enrolment?.isEnrolled) {
      throw new AppError('forbidden', 'course.not-enrolled', 'Only those who take this course can rate it.');
    }
    const more = { sum: stars - (before?.stars ?? 0), ratings: before ? 0 : 1 };
    const ratings = counted.ratings + more.ratings;
    const set = { stars, text, version: (before?.version ?? 0) + 1 };
    return {
      reply: {
        data: { courseId: id, stars, text, mean: meanOf(counted.sum + more.sum, ratings), ratings },
      },
      actions: [
        changeAsRead(keys.feedback(id, member.id), before, set, 'course.changed'),
        addToTally(tallies.course(id), more, () => new Outrun('course.changed')),
        leave({ kind: 'tallied', courseId: item.id }),
      ],
    };
  }),
);
