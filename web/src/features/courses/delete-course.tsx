import { type CourseCard, courses } from '#contract/courses.ts';
import { call } from '#web/lib/api/api.ts';
import { DeleteOwned } from '#web/parts/owned/delete-owned.tsx';
import { courseKind } from './writing/course-kind.ts';
import { messages } from './writing/messages.ts';

interface DeleteCourseProps {
  course: Pick<CourseCard, 'id' | 'title'>;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a course goes, and sees to it that it does. */
export function DeleteCourse({ course: { id, title }, onDeleted, onClose }: DeleteCourseProps) {
  return (
    <DeleteOwned
      kind={courseKind}
      of={{ id }}
      texts={messages.deletion(title)}
      remove={() => call(courses.deleteCourse, { id })}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
