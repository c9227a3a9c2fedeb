import { type ReactNode, useEffect, useId, useReducer } from 'react';
import { type Course, type CourseCard, courses } from '#contract/courses/courses.ts';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Stars } from '#web/components/content/stars.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { ProgressSteps } from '#web/components/state/progress-steps.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { sessionNumber, useSession } from '#web/lib/session/session.ts';
import '#web/parts/keeping/keep-place.css';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { isEnrolled } from '../api.ts';
import { subjectOf } from '../enrolment.ts';
import { CourseField } from '../finish/course-field.tsx';
import { messages as all } from '../messages.ts';
import { progressOf } from '../progress/progress-of.ts';
import { AlsoStudy, useAlsoStudy } from './also-study.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseDone } from './course-done.tsx';
import { CourseHead } from './course-head.tsx';
import { BodySkeleton, WordsSkeleton } from './course-skeleton.tsx';
import { Lessons } from './lesson-list.tsx';
import { lessonsOf, lessonToGoTo, linkTo, type ShownLesson } from './lessons-of.ts';
import { messages } from './messages.ts';
import { NextLesson } from './next-lesson.tsx';
import './course-page.css';

/** Below all else: what is above does not wait for it. */
const CourseFeedback = quietPart(
  async () => (await import('../feedback/course-feedback.tsx')).CourseFeedback,
);

// Not by its place (`keep-place.tsx`): what it shares with a lesson would be more than that may load.
const KeepHere = quietPart(async () => (await import('#web/parts/keeping/keep-here.tsx')).KeepHere);

interface CoursePageProps {
  /** While description and lessons load: what a list has of it. */
  course: Course | CourseCard;
  /** Whether the member's enrolment is known to be unchanged. */
  isSure: boolean;
  /** Shown where they failed to load. */
  rest?: ReactNode;
  /** Below all else. */
  children?: ReactNode;
}

/** A course's page for its learners. What was opened or pressed in its head meanwhile stays when the rest comes. */
export function CoursePage({ course, isSure, rest, children }: CoursePageProps) {
  const isOwn = useSession().user?.id === course.creator;
  const whole = 'lessons' in course ? course : undefined;
  const lessons = whole && lessonsOf(whole, isOwn);
  const lesson = lessons && lessonToGoTo(whole, lessons);
  const goTo = lesson ? linkTo(lesson, lessons.length, course.title) : lessons ? null : pathTo(course);
  const words = whole ? <FoldedText>{whole.description}</FoldedText> : rest ? null : <WordsSkeleton />;
  const others = useAlsoStudy(course);
  const isLearner = !isOwn && isSure && isEnrolled(course);
  const isDone = isLearner && progressOf(course).state === 'done';
  const doneId = useId();
  const [, showKept] = useReducer((times: number) => times + 1, 0);
  useVisit(whole);
  return (
    <>
      {isDone ? (
        <CourseDone course={course} id={doneId} />
      ) : (
        isLearner && course.lessonsCount > 0 && <NextLesson to={goTo} title={lesson?.lesson.title} />
      )}
      <CourseHead course={course} words={words} describedBy={isDone ? doneId : undefined}>
        <CourseWorth course={course} />
        <CourseActions course={course} isOwn={isOwn} isSure={isSure} isDone={isDone} goTo={goTo} />
        <EntryBadge subject={subjectOf(course)} />
      </CourseHead>
      {lessons && whole ? (
        <>
          {isLearner && lessons.length > 0 && <CourseProgress lessons={lessons} />}
          {(isLearner || isOwn) && (
            <div className="keep-place">
              <KeepHere
                piece={{ kind: 'course', id: course.id }}
                title={course.title}
                to={`/course/${course.id}`}
                onShown={showKept}
              />
            </div>
          )}
          <div className="course-body stack">
            <Lessons course={whole} lessons={lessons} isOwn={isOwn} />
            {others && <AlsoStudy others={others} />}
          </div>
          {/* On a phone the others stand above it, and would be pushed away by it. */}
          {isSure && others && <CourseFeedback course={whole}>{children}</CourseFeedback>}
        </>
      ) : (
        rest || (
          <Loading>
            <BodySkeleton count={course.lessonsCount} isIn={isLearner} />
          </Loading>
        )
      )}
    </>
  );
}

const pathTo = ({ lessonId }: CourseCard) =>
  lessonId === undefined ? undefined : { to: `/lesson/${lessonId}` };

/** A course's author and rating. */
export function CourseWorth({ course }: { course: CourseCard }) {
  const { creator, author, authorAttachments, stars, ratings, learnersCount } = course;
  return (
    <div className="course-by cluster">
      <p className="course-stars cluster gap-2 text-sm strong">
        <Stars value={stars} count={ratings} />{' '}
        <span aria-hidden={ratings > 0 || undefined}>{ratings > 0 ? stars.toFixed(1) : all.noStars}</span>
      </p>
      <Byline id={creator} name={author} file={authorAttachments}>
        <Meta>
          <span>{messages.learners(learnersCount)}</span>
        </Meta>
      </Byline>
    </div>
  );
}

/** A learner's progress in a course's lessons. */
export function CourseProgress({ lessons }: { lessons: readonly ShownLesson[] }) {
  const completedCount = lessons.filter(({ state }) => state === 'done').length;
  const { done, percent } = progressOf({ lessonsCount: lessons.length, completedCount });
  const words = all.progress(done, lessons.length);
  return (
    <section className="course-steps row gap-5">
      <CourseField done={done} lessons={lessons.length} />
      <div className="fill">
        <div className="course-steps-head gap-2">
          <h2 className="text-xl">{words}</h2>
          <span className="soft">{all.percent(percent)}</span>
        </div>
        <ProgressSteps
          label={messages.progress}
          words={words}
          steps={lessons.map(({ lesson, state }) => ({ id: lesson.id, state }))}
        />
      </div>
    </section>
  );
}

/** Views that were reported, as `{session}/{course}`. */
const reported = new Set<string>();

/** Reports once that the member has seen a course, except their own; failures are silent. */
function useVisit(course: Course | undefined): void {
  const memberId = useSession().user?.id;
  const { id, creator, course_views = [] } = course ?? {};
  const isNew =
    id !== undefined && creator !== memberId && !course_views.some(({ userId }) => userId === memberId);
  useEffect(() => {
    const visit = `${sessionNumber()}/${id}`;
    if (!isNew || reported.has(visit)) return;
    reported.add(visit);
    // Without a connection: reported the next time that it is opened.
    call(courses.addView, { courseId: id }).catch(() => reported.delete(visit));
  }, [isNew, id]);
}
