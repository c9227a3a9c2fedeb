import { getCourse as row } from '#contract/courses.ts';
import { authorize } from '#kinds/authorize.ts';
import { course } from '#kinds/declared/course.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { wholeOf } from './course.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const item = await course.get({ id });
  await authorize(member, 'read', { ...course.key(item), ...item });
  return wholeOf(item, member.id);
});
