import { addView as row } from '#contract/courses/courses.ts';
import { countView, hasSeen } from '#kinds/course/views.ts';
import { course } from '#kinds/declared/course.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ courseId }, { member, commit }) =>
  commit(async () => {
    const [{ creator }, isSeen] = await Promise.all([
      readRecord(course, { id: courseId }, member),
      hasSeen(courseId, member.id),
    ]);
    const isCounted = creator !== member.id && !isSeen;
    return {
      reply: { data: { courseId, isCounted } },
      actions: isCounted ? countView(courseId, member.id) : [],
    };
  }),
);
