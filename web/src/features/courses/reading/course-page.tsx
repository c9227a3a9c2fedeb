import type { ReactNode } from 'react';
import type { Course, CourseCard } from '#contract/courses.ts';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { isEnrolled } from '../api.ts';
import { CourseFeedback } from '../feedback/lazy-feedback.ts';
import { AlsoStudy, useAlsoStudy } from './also-study.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseHead } from './course-head.tsx';
import { CourseProgress } from './course-progress.tsx';
import { BodySkeleton, WordsSkeleton } from './course-skeleton.tsx';
import { LessonList } from './lesson-list.tsx';
import { lessonsOf, lessonToGoTo, linkTo, type ShownLesson } from './lessons-of.ts';
import { messages } from './messages.ts';
import './course-page.css';

interface CoursePageProps {
  /** Until its words and lessons have come: what a list knows of it. */
  course: Course | CourseCard;
  /** Whether the member's enrolment is what it was a moment ago. */
  isSure: boolean;
  /** What stands for them when they did not come. */
  rest?: ReactNode;
}

/** A course as its learners see it. What they opened or pressed in its head meanwhile stays when the rest comes. */
export function CoursePage({ course, isSure, rest }: CoursePageProps) {
  const isOwn = useSession().user?.id === course.creator;
  const whole = 'lessons' in course ? course : undefined;
  const lessons = whole && lessonsOf(whole, isOwn);
  const lesson = lessons && lessonToGoTo(whole, lessons);
  const goTo = lesson ? linkTo(lesson, lessons.length, course.title) : lessons ? null : pathTo(course);
  const words = whole ? <FoldedText>{whole.description}</FoldedText> : rest ? null : <WordsSkeleton />;
  const others = useAlsoStudy(course);
  const isTaken = !isOwn && isSure && isEnrolled(course);
  return (
    <>
      <CourseHead course={course} words={words}>
        <CourseActions {...{ course, isOwn, isSure, goTo }} />
      </CourseHead>
      {lessons && whole ? (
        <>
          {isTaken && lessons.length > 0 && <CourseProgress lessons={lessons} />}
          <div className="course-body">
            <Lessons course={course} lessons={lessons} isOwn={isOwn} />
            {others && <AlsoStudy others={others} />}
          </div>
          {/* On a phone the others stand above it: it would be pushed away by what comes after it. */}
          {isSure && others && <CourseFeedback course={whole} />}
        </>
      ) : (
        rest || (
          <Loading label={messages.loading}>
            <BodySkeleton count={course.lessonsCount} isIn={isTaken} />
          </Loading>
        )
      )}
    </>
  );
}

const pathTo = ({ lessonId }: CourseCard) =>
  lessonId === undefined ? undefined : { to: `/lesson/${lessonId}` };

/** What opens the lessons to who does not take the course. */
function closedBy({ isFree, isLetIn, author }: CourseCard): string {
  if (isFree) return messages.joinFirst;
  return isLetIn ? messages.returnFirst : messages.buyFirst(author);
}

interface LessonsProps {
  course: CourseCard;
  lessons: readonly ShownLesson[];
  isOwn: boolean;
}

function Lessons({ course, lessons, isOwn }: LessonsProps) {
  const isIn = isOwn || isEnrolled(course);
  return (
    <section className="course-lessons">
      <h2 className={isIn ? 'vh' : undefined}>{messages.lessons}</h2>
      {lessons.length === 0 ? (
        <EmptyState isInSection drawing="sprout" {...messages.noLessons} />
      ) : (
        <>
          {!isIn && <p className="course-locked">{closedBy(course)}</p>}
          <LessonList lessons={lessons} isIn={isIn} course={course.title} />
        </>
      )}
    </section>
  );
}
