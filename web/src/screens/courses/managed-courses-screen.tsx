import { ManagedCourses } from '#web/features/courses/managing/managed-courses.tsx';

/** The courses that the member made. */
export function ManagedCoursesScreen() {
  return <ManagedCourses />;
}
