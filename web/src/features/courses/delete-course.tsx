import type { CourseCard } from '#contract/courses.ts';
import { DeleteItem } from '#web/parts/forms/delete-item.tsx';
import { courseKind } from './writing/course-kind.ts';

interface DeleteCourseProps {
  course: Pick<CourseCard, 'id' | 'title'>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a course goes, and sees to it that it does. */
export const DeleteCourse = ({ course, ...then }: DeleteCourseProps) => (
  <DeleteItem kind={courseKind} item={course} {...then} />
);
