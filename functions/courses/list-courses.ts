import { courses as contract } from '#contract/courses.ts';
import { course } from '#kinds/declared/course.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { cardsOf } from './course.ts';

export const handler = endpoint(
  contract.listCourses,
  async ({ category: section, search: query, ...paging }, { member }) => {
    const { items, paged } = await course.list({}, { query, section, ...paging });
    return { data: await cardsOf(items, member.id), ...paged };
  },
);
