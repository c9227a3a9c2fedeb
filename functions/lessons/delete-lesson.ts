import { lessons } from '#contract/lessons.ts';
import { authorize } from '#kinds/authorize.ts';
import { getLesson, lesson } from '#kinds/declared/lesson.ts';
import { changeOrder, readOrder } from '#kinds/lessons/order.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { lessonGone } from './course-lessons.ts';

export const handler = endpoint(lessons.deleteLesson, ({ id }, { member, commit }) =>
  commit(async () => {
    const { item, above } = await getLesson(id);
    await authorize(member, 'change', above);
    const order = await readOrder(above.id);
    const numbers = order.numbers.filter((number) => number !== item.number);
    const actions = [
      ...removeRecord(lesson, item),
      changeOrder(above.id, order, { numbers }),
      lessonGone(above, item),
    ];
    return { reply: { id }, actions };
  }),
);
