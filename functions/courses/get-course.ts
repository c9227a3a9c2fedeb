import { getCourse as row } from '#contract/courses/courses.ts';
import { course } from '#kinds/declared/course.ts';
import { readRecord } from '#kinds/record/read.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { wholeOf } from './course.ts';

export const handler = endpoint(row, async (input, { member }) =>
  wholeOf(await readRecord(course, input, member), member),
);
