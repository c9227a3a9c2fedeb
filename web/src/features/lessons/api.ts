import { type Course, courses } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import { lessons } from '#contract/lessons.ts';
import { changeReplies, refresh } from '#web/lib/api/replies.tsx';
import { withBegun, withCompleted } from '#web/parts/lessons/learning.ts';
import { changeLesson, changeLessonsOf, courseLists, forgetLessonReply } from '#web/parts/lessons/replies.ts';

/** After a lesson was made or changed with all that is in it: its course shows it, and its page loads again. */
export function showSaved(saved: LessonCard): void {
  const { id, courseId } = saved;
  let isNew = false;
  changeLessonsOf(courseId, (shown) => {
    isNew = !shown.some((lesson) => lesson.id === id);
    return isNew ? [...shown, saved] : shown.map((lesson) => (lesson.id === id ? saved : lesson));
  });
  forgetLessonReply(id);
  // Cards say how many there are.
  if (isNew) courseLists.reload();
}

/** After the API has kept that the member begins a lesson. */
export function showBegun(id: string): void {
  changeLesson(id, (lesson) =>
    lesson.lesson_progresses.length > 0
      ? lesson
      : { ...lesson, isLocked: false, lesson_progresses: [{ id, isCompleted: false }] },
  );
  showLearned(id, withBegun);
}

/** After the API has kept that the member has completed a lesson: the next is open then. */
export function showCompleted(id: string): void {
  changeLesson(id, ({ next, ...lesson }) => ({
    ...lesson,
    lesson_progresses: [{ id, isCompleted: true }],
    next: next && { ...next, isLocked: false },
  }));
  showLearned(id, withCompleted);
}

function showLearned(id: string, change: (course: Course, id: string) => Course): void {
  let learned: Course | undefined;
  changeReplies(
    courses.getCourse,
    (shown) => {
      if (!shown.lessons.some((lesson) => lesson.id === id)) return shown;
      learned = change(shown, id);
      return learned;
    },
    { whole: true },
  );
  // How many it is then, only who knows all of its lessons can tell.
  if (!learned) courseLists.reload();
  const { completedCount, lessonId } = learned ?? {};
  if (learned) courseLists.change(learned.id, (card) => ({ ...card, completedCount, lessonId }));
}

/** Takes a lesson that is gone out of its course, which loads again where it is shown. */
export function forgetDeleted(id: string): void {
  forgetLessonReply(id);
  changeReplies(courses.getCourse, (shown) => {
    const left = shown.lessons.filter((lesson) => lesson.id !== id);
    return left.length < shown.lessons.length
      ? { ...shown, lessons: left, lessonsCount: left.length }
      : shown;
  });
  courseLists.reload();
}

/** What may be another by now: a lesson, what follows it, and how the member stands in its course. */
export function reloadLearned(courseId: string, ids: readonly string[]): void {
  void refresh(lessons.getLesson, (shown) => shown !== undefined && ids.includes(shown.id));
  reloadCourse(courseId);
}

/** Of a course: who is in it, and which lessons it has. */
export const reloadCourse = (courseId: string) =>
  void refresh(courses.getCourse, (shown) => shown?.id === courseId);
