import type { Course, CourseCard } from '#contract/courses/courses.ts';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { onePage } from '#test/web.tsx';

/** A free course of seven lessons, from somebody else; the member does not take it. */
export const aCourse = (id: string, more: Partial<CourseCard> = {}): CourseCard => ({
  id,
  title: `Course ${id}`,
  categoryId: 'farming',
  category: 'Farming',
  isFree: true,
  price: 0,
  creator: 'ben',
  author: 'Ben Lane',
  createdAt: '2025-03-12T23:30:00.000Z',
  stars: 4.2,
  ratings: 12,
  lessonsCount: 7,
  learnersCount: 40,
  enrolledUser: [],
  added: false,
  version: 0,
  ...more,
});

/** The member takes it, and has completed so many of its lessons. */
export const taken = (completedCount: number): Partial<CourseCard> => ({
  enrolledUser: [{ id: 'ada', enrolls: { isEnroll: true } }],
  completedCount,
});

/** The same with all that is said of it. */
export const aWholeCourse = (id: string, more: Partial<Course> = {}): Course => ({
  ...aCourse(id),
  description: 'Whip and tongue, cleft and bark grafts.',
  lessons: [],
  viewsCount: 1904,
  starCounts: [0, 1, 2, 3, 6],
  course_views: [],
  ...more,
});

/** Open to whoever is asked. */
export const aLesson = (id: string, more: Partial<LessonCard> = {}): LessonCard => ({
  id,
  courseId: 'own',
  title: `Lesson ${id}`,
  lessonDesc: 'Two cuts that lock, step by step.',
  createdAt: '2025-03-12T23:30:00.000Z',
  lesson_progresses: [],
  questionsCount: 0,
  isLocked: false,
  version: 0,
  ...more,
});

/** A page with these, of `totalItems` in all. */
export function coursesPage(data: readonly CourseCard[], totalItems = data.length, page = 1, pageSize = 8) {
  const pages = Math.ceil(totalItems / pageSize);
  return { ...onePage, pageSize, page, pages, totalPages: pages, totalItems, data };
}
