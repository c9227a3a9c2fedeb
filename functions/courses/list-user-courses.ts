import { listUserCourses as row } from '#contract/courses.ts';
import { course } from '#kinds/declared/course.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPageOfAll } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { cardsOf } from './course.ts';

export const handler = endpoint(row, async ({ role, ...paging }, { member }) => {
  const own = { enrolled: lists.coursesTaken(member.id), created: lists.coursesMade(member.id) };
  const { rows, paged } = await readPageOfAll(role ? [own[role]] : [own.enrolled, own.created], paging);
  const items = await course.findEach({}, rows);
  return { data: await cardsOf(items, member.id, true), ...paged };
});
