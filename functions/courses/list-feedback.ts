import * as z from 'zod/mini';
import { listFeedback as row } from '#contract/courses/feedback.ts';
import { course } from '#kinds/declared/course.ts';
import { readNames } from '#kinds/names.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';

const Row = z.object({
  sk: z.string(),
  userId: z.string(),
  stars: z.int(),
  text: z.optional(z.string()),
  createdAt: z.string(),
});

export const handler = endpoint(row, async ({ id, ...paging }, { member }) => {
  const [{ rows, paged }] = await Promise.all([
    readPage(lists.feedback(id), paging),
    readRecord(course, { id }, member),
  ]);
  const all = rows.map((each) => Row.parse(each));
  const names = await readNames({ people: all.map(({ userId }) => userId), categories: [] });
  const data = all.map(({ sk, userId: creator, ...said }) => {
    const { name: author, attachments: authorAttachments } = names.person(creator);
    return { id: sk.slice(2), creator, author, authorAttachments, ...said };
  });
  return { data, ...paged };
});
