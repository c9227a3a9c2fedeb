import type { Course } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { aLesson as anOpenLesson, aWholeCourse as anyCourse, taken } from './a-course.ts';

export const aLesson = (id: string, more: Partial<LessonCard> = {}): LessonCard =>
  anOpenLesson(id, { courseId: 'soil', lessonDesc: `About ${id}`, isLocked: true, ...more });

/** Lessons of which so many are completed, and the next is open. */
export const lessonsWith = (done: number, all: number): LessonCard[] =>
  Array.from({ length: all }, (_, index) =>
    aLesson(`l${index + 1}`, {
      isLocked: index > done,
      lesson_progresses: index < done ? [{ id: `p${index}`, isCompleted: true }] : [],
    }),
  );

/** A course that the member does not take, with all that is said of it. */
export const aWholeCourse = (more: Partial<Course> = {}): Course =>
  anyCourse('soil', {
    title: 'Living soil',
    description: 'From a spade of earth to a rotation.',
    lessons: lessonsWith(-1, 7),
    ...more,
  });

/** The same, taken: so many of its lessons are completed. */
export const aTakenCourse = (done: number, all = 7, more: Partial<Course> = {}): Course =>
  aWholeCourse({ ...taken(done), lessonsCount: all, lessons: lessonsWith(done, all), ...more });
