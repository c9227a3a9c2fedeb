import { takeFeedbackBack as row } from '#contract/courses/feedback.ts';
import { countOf } from '#kinds/course/counted.ts';
import { addedBy, findFeedback, ratedWith, removeFeedback } from '#kinds/course/feedback.ts';
import { course } from '#kinds/declared/course.ts';
import { endpoint } from '#platform/http/endpoint.ts';

/** Also for a member who left: it is their own. */
export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const [, said, counted] = await Promise.all([
      course.get({ id }),
      findFeedback(id, member.id),
      countOf(id),
    ]);
    const added = said ? addedBy(said, undefined) : {};
    return {
      reply: { data: { courseId: id, ...ratedWith(counted, added) } },
      actions: said ? removeFeedback(id, member.id, said) : [],
    };
  }),
);
