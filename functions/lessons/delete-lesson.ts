import { deleteLesson as row } from '#contract/lessons/lessons.ts';
import { authorize } from '#kinds/authorize.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { removeLesson } from '#kinds/lessons/removal.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const { item, above } = await getLesson(id);
    await authorize(member, 'change', above);
    return { reply: { id }, actions: await removeLesson(item, above) };
  }),
);
