import { type Course, courses } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { lessons } from '#contract/lessons/lessons.ts';
import { changeReplies, refresh } from '#web/lib/api/replies.tsx';
import { withBegun, withCompleted } from '#web/parts/lessons/learning.ts';
import { changeLesson, changeLessonsOf, courseLists, forgetLessonReply } from '#web/parts/lessons/replies.ts';

/** After a lesson was made or changed: its course shows it, and its page reloads. */
export function showSaved(saved: LessonCard): void {
  const { id, courseId } = saved;
  let isNew = false;
  changeLessonsOf(courseId, (shown) => {
    isNew = !shown.some((lesson) => lesson.id === id);
    return isNew ? [...shown, saved] : shown.map((lesson) => (lesson.id === id ? saved : lesson));
  });
  forgetLessonReply(id);
  // Cards show the number of lessons.
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

/** After the API has a completed lesson: the next one is open then. */
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
  changeReplies(courses.getCourse, (shown) => {
    if (!shown.lessons.some((lesson) => lesson.id === id)) return shown;
    learned = change(shown, id);
    return learned;
  });
  if (!learned) {
    // Only a reply with all its lessons tells the new number. One that is on its way may have been read before.
    courseLists.reload();
    void refresh(courses.getCourse, (shown) => shown === undefined);
  }
  const { completedCount, lessonId } = learned ?? {};
  if (learned) courseLists.change(learned.id, (card) => ({ ...card, completedCount, lessonId }));
}

/** Takes a deleted lesson out of its course, which reloads where it is shown. */
export function forgetDeleted(id: string): void {
  forgetLessonReply(id);
  changeReplies(
    courses.getCourse,
    (shown) => {
      const left = shown.lessons.filter((lesson) => lesson.id !== id);
      return left.length < shown.lessons.length
        ? { ...shown, lessons: left, lessonsCount: left.length }
        : shown;
    },
    { reloads: true },
  );
  courseLists.reload();
}

/** Reloads what may have changed: a lesson, the next one, and the enrolment in its course. */
export function reloadLearned(courseId: string, ids: readonly string[]): void {
  void refresh(lessons.getLesson, (shown) => shown !== undefined && ids.includes(shown.id));
  reloadCourse(courseId);
}

/** Of a course: the enrolment, and its lessons. */
export const reloadCourse = (courseId: string) =>
  void refresh(courses.getCourse, (shown) => shown?.id === courseId);
