import { getLesson as row } from '#contract/lessons/lessons.ts';
import { getLesson } from '#kinds/declared/lesson.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { wholeOf } from './lesson.ts';
import { readerOf } from './reader.ts';

export const handler = endpoint(row, ({ id }, { member }) =>
  // The lessons beside it are read after the order that names them, and may have been deleted in between.
  retryOnStaleRead(async () => {
    const { item, above } = await getLesson(id);
    return wholeOf(item, above, await readerOf(member, item, above));
  }),
);
