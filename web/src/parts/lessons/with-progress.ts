import type { Course } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';

export const isCompleted = ({ lesson_progresses: [own] }: Pick<LessonCard, 'lesson_progresses'>): boolean =>
  own?.isCompleted === true;

/** A course as it is once the member has completed one of its lessons: they go on with the next. */
export function withCompleted(course: Course, id: string): Course {
  const place = course.lessons.findIndex((lesson) => lesson.id === id);
  const lesson = course.lessons[place];
  if (!lesson || isCompleted(lesson)) return course;
  const lessons = course.lessons.map((each) =>
    each === lesson ? { ...lesson, lesson_progresses: [{ id, isCompleted: true }] } : each,
  );
  const lessonId = lessons[place + 1]?.id ?? id;
  return { ...course, lessons, lessonId, completedCount: lessons.filter(isCompleted).length };
}

/** The same once they have begun one, which they then go on with. */
export function withBegun(course: Course, id: string): Course {
  const lessons = course.lessons.map((lesson) =>
    lesson.id === id && lesson.lesson_progresses.length === 0
      ? { ...lesson, isLocked: false, lesson_progresses: [{ id, isCompleted: false }] }
      : lesson,
  );
  return { ...course, lessons, lessonId: id };
}
