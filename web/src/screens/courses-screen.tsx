import { Courses } from '#web/features/courses/list/courses.tsx';
import type { View } from '#web/features/courses/list/views.ts';

/** All courses, the member's own, or what stands in collections. */
export function CoursesScreen({ view }: { view: View }) {
  return <Courses view={view} />;
}
