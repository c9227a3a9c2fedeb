import { deleteCourse as row } from '#contract/courses/courses.ts';
import { course } from '#kinds/declared/course.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, (input, call) => deleteRecord(course, input, call));
