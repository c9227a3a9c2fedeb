import { listCourses as row } from '#contract/courses/courses.ts';
import { cardsOf } from '#kinds/course/cards.ts';
import { course } from '#kinds/declared/course.ts';
import { coverHidden } from '#kinds/reports/hidden.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async ({ category: section, search: query, ...paging }, { member }) => {
  const { items, paged } = await course.list({}, { query, section, ...paging });
  const data = await coverHidden(items, member, (shown) => cardsOf(shown, member.id));
  return { data, ...paged };
});
