import type { LessonCard } from '#contract/lesson-card.ts';
import { changeLessonsOf, courseLists } from '#web/parts/lessons/course-replies.ts';
import { forgetLessonReply } from '#web/parts/lessons/lesson-replies.ts';

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
