import type { CourseCard } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { lessons } from '#contract/lessons/lessons.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { shortName } from '#web/lib/format/short-name.ts';
import { DeleteDialog } from '#web/parts/forms/delete-dialog.tsx';
import { DeleteItem } from '#web/parts/forms/delete-item.tsx';
import { forgetLesson } from '../api.ts';
import { courseKind } from '../writing/course-kind.ts';
import { messages } from './messages.ts';

interface DeleteCourseProps {
  course: CourseCard;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a course is deleted, and deletes it. */
export const DeleteCourse = ({ course, ...then }: DeleteCourseProps) => (
  <DeleteItem kind={courseKind} item={course} {...then} />
);

interface DeleteLessonProps {
  lesson: LessonCard;
  onClose: () => void;
}

/** The same for a lesson. */
export const DeleteLesson = ({ lesson: { id, courseId, title }, onClose }: DeleteLessonProps) => (
  <DeleteDialog
    text={messages.lesson.deletion}
    missing="lesson.missing"
    remove={() => call(lessons.deleteLesson, { id })}
    onDeleted={() => {
      onClose();
      forgetLesson(courseId, id);
      toast(messages.lesson.deleted(shortName(title)));
    }}
    onClose={onClose}
  />
);
