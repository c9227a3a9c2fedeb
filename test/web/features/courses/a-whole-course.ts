import type { Course } from '#contract/courses.ts';
import type { LessonCard } from '#contract/lesson-card.ts';
import { aCourse, taken } from './a-course.ts';

export const aLesson = (id: string, more: Partial<LessonCard> = {}): LessonCard => ({
  id,
  courseId: 'soil',
  title: `Lesson ${id}`,
  lessonDesc: `About ${id}`,
  createdAt: '2025-03-12T23:30:00.000Z',
  lesson_progresses: [],
  questionsCount: 0,
  isLocked: true,
  version: 0,
  ...more,
});

const completed = { isLocked: false };

/** Lessons of which so many are completed, and the next is open. */
export const lessonsWith = (done: number, all: number): LessonCard[] =>
  Array.from({ length: all }, (_, place) =>
    aLesson(`l${place + 1}`, {
      ...(place <= done && completed),
      ...(place < done && { lesson_progresses: [{ id: `p${place}`, isCompleted: true }] }),
    }),
  );

/** A course that the member does not take, with all that is said of it. */
export const aWholeCourse = (more: Partial<Course> = {}): Course => ({
  ...aCourse('soil', { title: 'Living soil' }),
  description: 'From a spade of earth to a rotation.',
  lessons: lessonsWith(0, 7).map((lesson) => ({ ...lesson, isLocked: true })),
  viewsCount: 4,
  starCounts: [0, 1, 2, 3, 6],
  course_views: [],
  ...more,
});

/** The same, taken: so many of its lessons are completed. */
export const aTakenCourse = (done: number, all = 7, more: Partial<Course> = {}): Course =>
  aWholeCourse({ ...taken(done), lessonsCount: all, lessons: lessonsWith(done, all), ...more });
