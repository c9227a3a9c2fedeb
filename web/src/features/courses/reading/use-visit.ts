import { useEffect } from 'react';
import { type Course, courses } from '#contract/courses.ts';
import { call } from '#web/lib/api/api.ts';
import { sessionEra, useSession } from '#web/lib/session/session.ts';

/** What was told, as `{session}/{course}`. */
const told = new Set<string>();

/** Tells once that the member has seen a course; silently, for nobody waits for it, and not of their own. */
export function useVisit(course: Course | undefined): void {
  const memberId = useSession().user?.id;
  const { id, creator, course_views = [] } = course ?? {};
  const isNew =
    id !== undefined && creator !== memberId && !course_views.some(({ userId }) => userId === memberId);
  useEffect(() => {
    const visit = `${sessionEra()}/${id}`;
    if (!isNew || told.has(visit)) return;
    told.add(visit);
    // Without a connection: the next time that it is opened.
    call(courses.addView, { courseId: id }).catch(() => told.delete(visit));
  }, [isNew, id]);
}
