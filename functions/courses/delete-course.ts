import { courses as contract } from '#contract/courses.ts';
import { course } from '#kinds/declared/course.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { removeRow } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';

export const handler = endpoint(contract.deleteCourse, (place, call) =>
  deleteRecord(course, place, call, ({ id, creator }) => removeRow(lists.coursesMade(creator), id)),
);
