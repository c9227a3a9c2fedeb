import { BackLink } from '#web/components/page/back-link.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { coursePath, isCompleted, useLearned } from '#web/parts/lessons/learning.ts';
import { isEnrolled } from '../api.ts';
import { CourseMissing, useCourseAt } from '../course-at.tsx';
import { useDesiredEnrolment } from '../enrolment.ts';
import { messages as all } from '../messages.ts';
import { Finished } from './finished.tsx';
import { messages } from './messages.ts';
import { NotFinished } from './not-finished.tsx';

/** The end of a course, by its address: whole for those who have completed it, in words for everyone else. */
export function CourseEnd({ id }: { id: string }) {
  const { data, isMissing, reply } = useCourseAt(id);
  const asDesired = useDesiredEnrolment();
  const asLearned = useLearned();
  const memberId = useSession().user?.id;
  const course = data && asDesired(asLearned(data));
  if (isMissing) return <CourseMissing />;
  const isOwn = course?.creator === memberId;
  const isFinished =
    course && !isOwn && isEnrolled(course) && course.lessons.length > 0 && course.lessons.every(isCompleted);
  return (
    <>
      <BackLink to={coursePath({ id })}>{messages.toCourse}</BackLink>
      {course ? (
        isFinished ? (
          <Finished course={course} />
        ) : (
          <NotFinished course={course} isOwn={isOwn} />
        )
      ) : (
        <Pending of={reply} heading={all.title} title={messages.failed}>
          <div className="finished">
            <Skeleton shape="picture" className="course-field" />
            <SkeletonLines className="finished-words" of={['title 90', 'line 70']} />
          </div>
        </Pending>
      )}
    </>
  );
}
