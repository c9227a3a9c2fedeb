import { useEffect } from 'react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { CourseCard } from '#contract/courses/courses.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { isEnrolled } from '#web/features/courses/api.ts';
import { CourseMissing, useCourseAt } from '#web/features/courses/course-at.tsx';
import { useDesiredEnrolment } from '#web/features/courses/enrolment.ts';
import { messages as courses } from '#web/features/courses/messages.ts';
import { CoursePage } from '#web/features/courses/reading/course-page.tsx';
import { CourseSkeleton } from '#web/features/courses/reading/course-skeleton.tsx';
import { fetchDialogs } from '#web/features/courses/reading/lazy-parts.ts';
import { messages } from '#web/features/courses/reading/messages.ts';
import { knownIn } from '#web/lib/known-in.ts';
import { useSession } from '#web/lib/session/session.ts';
import { coursePath, useLearned } from '#web/parts/lessons/learning.ts';
import { RepliesPlace } from '#web/parts/replies/lazy-replies.ts';

// Not a screen of its own: every member would load that there is one.
const CourseEnd = awaitedPart(() => import('#web/features/courses/finish/course-end.tsx'), 'CourseEnd');

/** One course for its learners, by its address; or its end, for those who have finished it. */
export function CourseScreen({ isEnd = false }: { isEnd?: boolean }) {
  const { courseId = '' } = useParams();
  return isEnd ? <CourseEnd key={courseId} id={courseId} /> : <OneCourse courseId={courseId} />;
}

function OneCourse({ courseId }: { courseId: string }) {
  const state: { readonly list?: string } | null = useLocation().state;
  const { data, error, isMissing, reply } = useCourseAt(courseId);
  const asDesired = useDesiredEnrolment();
  const asLearned = useLearned();
  const isLoadedAgain = useNavigationType() === 'POP' && !data && !error;
  const memberId = useSession().user?.id;
  const known = data ? asLearned(data) : knownIn(CourseCard, 'course', state, courseId);
  const shown = known && asDesired(known);
  // Since its list was loaded, the member may have joined or left: pending toggles know that.
  const isSure = !isLoadedAgain || shown !== known;
  const isOwn = known?.creator === memberId;
  const isFree = known?.isFree;
  const isIn = known !== undefined && isEnrolled(known);
  useEffect(() => {
    if (isFree !== undefined && !isOwn) fetchDialogs({ isIn, isFree });
  }, [isFree, isIn, isOwn]);

  if (isMissing) return <CourseMissing />;
  return (
    <>
      <BackLink to={state?.list ?? '/courses'}>{messages.back}</BackLink>
      {shown ? (
        <CoursePage
          key={courseId}
          course={shown}
          isSure={isSure}
          rest={!data && error && <NotLoaded of={reply} title={messages.restFailed} />}
        >
          {data && (
            <RepliesPlace
              piece={{ on: 'course', id: courseId, title: data.title, to: coursePath(data), isOwn }}
            />
          )}
        </CoursePage>
      ) : (
        <Pending of={reply} heading={courses.title} title={messages.failed}>
          <CourseSkeleton />
        </Pending>
      )}
    </>
  );
}
