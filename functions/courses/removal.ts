import type { CourseItem } from '#kinds/declared/course.ts';
import { removeRow } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The writes that go with those that remove a course. */
export const courseGone = ({ id, creator }: CourseItem): Action[] =>
  removeRow(lists.coursesMade(creator), id);
