import * as z from 'zod/mini';
import { listLearners as row } from '#contract/courses/enrolls.ts';
import { authorize } from '#kinds/authorize.ts';
import { course } from '#kinds/declared/course.ts';
import { countCompleted, findLearners } from '#kinds/enrolment.ts';
import { readNames } from '#kinds/names.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPage } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';

const Row = z.object({ sk: z.string(), userId: z.string(), createdAt: z.string() });

export const handler = endpoint(row, async ({ id, ...paging }, { member }) => {
  const item = await course.get({ id });
  await authorize(member, 'change', item);
  const { rows, paged } = await readPage(lists.letIn(id), paging);
  const all = rows.map((each) => Row.parse(each));
  const people = all.map(({ userId }) => userId);
  const [names, enrolments] = await Promise.all([
    readNames({ people, categories: [] }),
    findLearners(id, people),
  ]);
  const data = all.map(({ sk, userId, createdAt }) => {
    const enrolment = enrolments.get(userId);
    const completedCount = enrolment ? countCompleted(enrolment, item) : 0;
    const isEnroll = enrolment?.isEnrolled === true;
    return { id: sk.slice(2), userId, ...names.person(userId), isEnroll, completedCount, createdAt };
  });
  return { data, ...paged };
});
