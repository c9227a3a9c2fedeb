import type { ReactElement } from 'react';
import type { InitialEntry } from 'react-router-dom';
import type { Course } from '#contract/courses/courses.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answer, type Answers, json, onePage } from '#test/web.tsx';
import { CourseOwnerScreen } from '#web/screens/courses/course-owner-screen.tsx';
import { CourseScreen } from '#web/screens/courses/course-screen.tsx';
import { MyCourseScreen } from '#web/screens/courses/my-course-screen.tsx';
import { coursesPage } from './a-course.ts';

/** The screens of a course; `at` is its address, and where one is first. Nobody says anything of it, or takes it. */
export function courseScreens(at: string, others: Record<string, ReactElement> = {}, beside?: ReactElement) {
  const course = `/api/courses/${at.split('/').at(-1)}`;
  const none = () => json({ ...onePage, data: [] });
  const { show } = screenOf(
    {
      '/course/:courseId': <CourseScreen />,
      '/admin/course/:courseId': <CourseOwnerScreen />,
      '/mycoursepage': <MyCourseScreen />,
      ...others,
    },
    at,
    {
      beside,
      answers: () => ({
        'GET /api/courses': () => json(coursesPage([])),
        'GET /api/courses/user': () => json(coursesPage([])),
        [`GET ${course}/feedback`]: none,
        [`GET ${course}/learners`]: none,
        'POST /api/courses/views': () => json({ data: { courseId: 'soil', isCounted: true } }, 201),
      }),
    },
  );
  return (shown: Course | Answer, answers: Answers = {}, ...path: InitialEntry[]) =>
    show({ [`GET ${course}`]: typeof shown === 'function' ? shown : () => json(shown), ...answers }, ...path);
}
