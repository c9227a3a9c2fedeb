import type { Course } from '#contract/courses/courses.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
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

/** Instead of the end of a course: why it is not there, and where to go on. */
function NotFinished({ course, isOwn }: { course: Course; isOwn: boolean }) {
  const { title, text, action } = whyNot(course, isOwn);
  return (
    <>
      <PageHeader title={course.title} />
      <EmptyState drawing="sprout" isInSection title={title} text={text}>
        <LinkButton to={isOwn ? `/admin${coursePath(course)}` : coursePath(course)}>{action}</LinkButton>
      </EmptyState>
    </>
  );
}

function whyNot(course: Course, isOwn: boolean) {
  const { lessons, completedCount = 0 } = course;
  if (isOwn) return messages.own;
  if (!isEnrolled(course)) return messages.notIn;
  if (lessons.length === 0) return messages.noLessons;
  return { ...messages.going, text: messages.going.text(all.progress(completedCount, lessons.length)) };
}
