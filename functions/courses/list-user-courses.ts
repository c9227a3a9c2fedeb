import { listUserCourses as row } from '#contract/courses/courses.ts';
import { cardsOf } from '#kinds/course/cards.ts';
import { course } from '#kinds/declared/course.ts';
import { searchOwn } from '#kinds/record/own-search.ts';
import { coverHidden } from '#kinds/reports/hidden.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { readPageOfAll } from '#platform/lists/paged-list.ts';
import { hasWords } from '#platform/lists/search.ts';
import { lists, type PagedList } from '#platform/table/keys.ts';

export const handler = endpoint(row, async ({ role, search, ...paging }, { member }) => {
  const own = { enrolled: lists.coursesTaken(member.id), created: lists.coursesMade(member.id) };
  const asked = role ? [own[role]] : [own.enrolled, own.created];
  const { items, paged } = await (hasWords(search)
    ? searchOwn(course, {}, { lists: asked }, { query: search, ...paging })
    : listAll(asked, paging));
  const data = await coverHidden(items, member, (shown) => cardsOf(shown, member.id, true));
  return { data, ...paged };
});

async function listAll(own: readonly PagedList[], paging: { pageNumber?: number; pageSize?: number }) {
  const { rows, paged } = await readPageOfAll(own, paging);
  return { items: await course.findEach({}, rows), paged };
}
