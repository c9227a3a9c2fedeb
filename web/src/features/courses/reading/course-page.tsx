import type { ReactNode } from 'react';
import type { Course, CourseCard } from '#contract/courses.ts';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { isEnrolled } from '../api.ts';
import { CourseWords } from '../course-words.tsx';
import { AlsoStudy } from './also-study.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseHead } from './course-head.tsx';
import { CourseProgress } from './course-progress.tsx';
import { BodySkeleton, WordsSkeleton } from './course-skeleton.tsx';
import { LessonList } from './lesson-list.tsx';
import { lessonsOf, lessonToGoTo, type ShownLesson } from './lessons-of.ts';
import { messages } from './messages.ts';
import './course-page.css';

const useIsOwn = ({ creator }: CourseCard) => useSession().user?.id === creator;

/** A course as its learners see it. */
export function CoursePage({ course }: { course: Course }) {
  const isOwn = useIsOwn(course);
  const lessons = lessonsOf(course, isOwn);
  return (
    <>
      <CourseHead course={course} words={<CourseWords>{course.description}</CourseWords>}>
        <CourseActions course={course} isOwn={isOwn} lessonId={lessonToGoTo(course, lessons) ?? null} />
      </CourseHead>
      {!isOwn && isEnrolled(course) && lessons.length > 0 && <CourseProgress lessons={lessons} />}
      <div className="course-body">
        <Lessons course={course} lessons={lessons} isOwn={isOwn} />
        <AlsoStudy course={course} />
      </div>
    </>
  );
}

/** What a list knows of it; `rest` stands for what it does not, while that is on its way or when it did not come. */
export function KnownCourse({ course, rest }: { course: CourseCard; rest?: ReactNode }) {
  const isOwn = useIsOwn(course);
  return (
    <>
      <CourseHead course={course} words={rest ? null : <WordsSkeleton />}>
        <CourseActions course={course} isOwn={isOwn} lessonId={course.lessonId} />
      </CourseHead>
      {rest ?? (
        <Loading label={messages.loading}>
          <BodySkeleton count={course.lessonsCount} isIn={!isOwn && isEnrolled(course)} />
        </Loading>
      )}
    </>
  );
}

interface LessonsProps {
  course: Course;
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
          {!isIn && <p className="course-locked">{course.isFree ? messages.joinFirst : messages.buyFirst}</p>}
          <LessonList lessons={lessons} isIn={isIn} />
        </>
      )}
    </section>
  );
}
