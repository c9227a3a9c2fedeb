import { getLesson as row } from '#contract/lessons.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { checkOpen } from '#kinds/lessons/may-learn.ts';
import { readOrder } from '#kinds/lessons/order.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { wholeOf } from './lesson.ts';

export const handler = endpoint(row, ({ id }, { member }) =>
  // The lessons beside it are read after the order that names them, and may have been deleted in between.
  retryOnStaleRead(async () => {
    const { item, above } = await getLesson(id);
    const isOwn = above.creator === member.id;
    const reader = isOwn ? { order: await readOrder(above.id) } : await checkOpen(member.id, item, above);
    return wholeOf(item, above, reader);
  }),
);
