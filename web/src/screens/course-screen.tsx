import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { forgetDeleted, isEnrolled, useCourse } from '#web/features/courses/api.ts';
import { CourseMissing } from '#web/features/courses/course-missing.tsx';
import { messages as all } from '#web/features/courses/messages.ts';
import { CoursePage } from '#web/features/courses/reading/course-page.tsx';
import { CourseSkeleton } from '#web/features/courses/reading/course-skeleton.tsx';
import { useWishedEnrolment } from '#web/features/courses/reading/enrolment.ts';
import { knownCourse } from '#web/features/courses/reading/known-course.ts';
import { fetchDialogs } from '#web/features/courses/reading/lazy-dialogs.ts';
import { messages } from '#web/features/courses/reading/messages.ts';
import { useVisit } from '#web/features/courses/reading/use-visit.ts';
import { useSession } from '#web/lib/session/session.ts';

/** One course for its learners, by its address. */
export function CourseScreen() {
  const { courseId = '' } = useParams();
  const state: { readonly list?: string } | null = useLocation().state;
  const { data, error, isValidating, mutate } = useCourse(courseId);
  const asWished = useWishedEnrolment();
  const memberId = useSession().user?.id;
  useVisit(data);
  const known = data ?? knownCourse(state, courseId);
  const isOwn = known?.creator === memberId;
  const isFree = known?.isFree;
  const isIn = known !== undefined && isEnrolled(known);
  useEffect(() => {
    if (isFree !== undefined && !isOwn) fetchDialogs({ isIn, isFree });
  }, [isFree, isIn, isOwn]);

  const isGone = error?.status === 404;
  useEffect(() => {
    if (isGone) forgetDeleted(courseId);
  }, [isGone, courseId]);

  if (isGone || error?.status === 400) return <CourseMissing />;
  const problem = (title: string) =>
    error && <Problem title={title} error={error} retry={() => void mutate()} busy={isValidating} />;
  return (
    <>
      <BackLink to={state?.list ?? '/courses'}>{messages.back}</BackLink>
      {known ? (
        <CoursePage key={courseId} course={asWished(known)} rest={!data && problem(messages.restFailed)} />
      ) : error ? (
        <>
          <h1 className="vh" tabIndex={-1}>
            {all.title}
          </h1>
          {problem(messages.failed)}
        </>
      ) : (
        <Loading label={messages.loading}>
          <CourseSkeleton />
        </Loading>
      )}
    </>
  );
}
