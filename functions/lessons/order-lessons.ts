import { orderLessons as row } from '#contract/lessons/lessons.ts';
import { authorize } from '#kinds/authorize.ts';
import { course } from '#kinds/declared/course.ts';
import { lessonId } from '#kinds/lessons/lesson-id.ts';
import { changeOrder, readOrder } from '#kinds/lessons/order.ts';
import { AppError } from '#platform/errors.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ courseId, ids }, { member, commit }) =>
  commit(async () => {
    await authorize(member, 'change', await course.get({ id: courseId }));
    const order = await readOrder(courseId);
    const known = new Map(order.numbers.map((number) => [lessonId(courseId, number), number]));
    const numbers = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
    if (ids.length !== known.size || numbers.length !== known.size) {
      throw new AppError(
        'conflict',
        'lessons.changed',
        'The lessons were changed elsewhere in the meantime.',
      );
    }
    const isSame = numbers.every((number, index) => number === order.numbers[index]);
    const actions = isSame ? [] : [changeOrder(courseId, order, { numbers })];
    return { reply: { data: { courseId, ids } }, actions };
  }),
);
