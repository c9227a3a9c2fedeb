import { Courses } from '#web/features/courses/list/courses.tsx';
import type { View } from '#web/features/courses/list/messages.ts';
import { FirstStep } from '#web/features/first-steps/first-step.tsx';
import { useSession } from '#web/lib/session/session.ts';

/** All courses, the member's own, or what stands in collections. */
export function CoursesScreen({ view }: { view: View }) {
  const { user } = useSession();
  return (
    <Courses view={view} first={user && <FirstStep key={user.id} place="courses" memberId={user.id} />} />
  );
}
