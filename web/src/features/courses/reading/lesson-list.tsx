import { ArrowRight, Lock } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import type { Course, CourseCard } from '#contract/courses/courses.ts';
import { HiddenBadge } from '#web/components/content/badge.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { StepDot } from '#web/components/state/progress-steps.tsx';
import { LessonPicture } from '#web/parts/lessons/lesson-picture.tsx';
import { isEnrolled } from '../api.ts';
import { linkTo, type ShownLesson } from './lessons-of.ts';
import { messages } from './messages.ts';
import './course-page.css';

interface LessonsProps {
  course: CourseCard & Pick<Course, 'hiddenLessons'>;
  lessons: readonly ShownLesson[];
  isOwn: boolean;
}

/** A course's lessons, and what opens the locked ones. */
export function Lessons({ course, lessons, isOwn }: LessonsProps) {
  const isIn = isOwn || isEnrolled(course);
  return (
    <section className="course-lessons">
      <h2 className={isIn ? 'vh' : undefined}>{messages.lessons}</h2>
      {lessons.length === 0 ? (
        <EmptyState isInSection drawing="sprout" {...messages.noLessons} />
      ) : (
        <>
          {!isIn && <p className="course-locked soft">{closedBy(course)}</p>}
          <LessonList lessons={lessons} isIn={isIn} course={course.title} />
          {course.hiddenLessons !== undefined && (
            <p className="soft">{messages.hidden(course.hiddenLessons)}</p>
          )}
        </>
      )}
    </section>
  );
}

function closedBy({ isFree, isLetIn, author }: CourseCard): string {
  if (isFree) return messages.joinFirst;
  return isLetIn ? messages.returnFirst : messages.buyFirst(author);
}

interface LessonListProps {
  lessons: readonly ShownLesson[];
  /**
   * Whether the member is enrolled: then each locked lesson says what opens it. Otherwise all are locked for one
   * reason, said above.
   */
  isIn: boolean;
  /** The course's title. */
  course: string;
}

/** Below each other with a line on a phone, from 600 px in rows with their pictures. */
export const LessonList = ({ lessons, isIn, course }: LessonListProps) => (
  <ol className="lessons lesson-rows">
    {lessons.map((shown) => (
      <LessonRow key={shown.lesson.id} {...shown} isIn={isIn} link={linkTo(shown, lessons.length, course)} />
    ))}
  </ol>
);

interface LessonRowProps extends ShownLesson {
  isIn: boolean;
  link: LinkProps;
}

function LessonRow({ lesson, number, state, isIn, link }: LessonRowProps) {
  const isLocked = state === 'locked';
  return (
    <li className={`lesson linked is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <StepDot state={state} number={number} />
      <LessonPicture of={lesson} />
      <div className="lesson-text">
        <h3>
          {isLocked ? (
            <span className="clamp">{lesson.title}</span>
          ) : (
            <Link className="clamp linked-by linked-ring" {...link}>
              {lesson.title}
            </Link>
          )}{' '}
          <span className="vh">{messages.states[state]}</span>
        </h3>
        {lesson.isHidden && (
          <p>
            <HiddenBadge />
          </p>
        )}
        {isLocked && isIn ? (
          <p className="lesson-lock row soft text-sm">
            <Lock className="icon-xs" />
            {messages.locked}
          </p>
        ) : (
          lesson.lessonDesc && <p className="clamp soft text-sm">{lesson.lessonDesc}</p>
        )}
      </div>
      {!isLocked && <ArrowRight className="lesson-go" />}
    </li>
  );
}
