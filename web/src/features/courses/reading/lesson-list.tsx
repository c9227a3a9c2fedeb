import { ArrowRight, Lock } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { StepDot } from '#web/components/state/progress-steps.tsx';
import { LessonPicture } from '#web/parts/lessons/lesson-picture.tsx';
import { linkTo, type ShownLesson } from './lessons-of.ts';
import { messages } from './messages.ts';
import './lesson-list.css';

interface LessonListProps {
  lessons: readonly ShownLesson[];
  /** Whether the member is in the course: then a locked one says what opens it. Else all are locked for one reason, said above. */
  isIn: boolean;
  /** The course's title. */
  course: string;
}

/** A course's lessons: below each other with a line on a phone, from 600 px in rows with their pictures. */
export function LessonList({ lessons, isIn, course }: LessonListProps) {
  return (
    <ol className="lessons">
      {lessons.map((shown) => (
        <LessonRow
          key={shown.lesson.id}
          {...shown}
          isIn={isIn}
          link={linkTo(shown, lessons.length, course)}
        />
      ))}
    </ol>
  );
}

interface LessonRowProps extends ShownLesson {
  isIn: boolean;
  link: LinkProps;
}

function LessonRow({ lesson, number, state, isIn, link }: LessonRowProps) {
  const isLocked = state === 'locked';
  return (
    <li className={`lesson is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <StepDot state={state} number={number} />
      <LessonPicture of={lesson} />
      <div className="lesson-text">
        <h3>
          {isLocked ? (
            <span className="clamp">{lesson.title}</span>
          ) : (
            <Link className="clamp" {...link}>
              {lesson.title}
            </Link>
          )}{' '}
          <span className="vh">{messages.states[state]}</span>
        </h3>
        {isLocked && isIn ? (
          <p className="lesson-lock">
            <Lock className="icon" aria-hidden="true" />
            {messages.locked}
          </p>
        ) : (
          lesson.lessonDesc && <p className="clamp">{lesson.lessonDesc}</p>
        )}
      </div>
      {!isLocked && <ArrowRight className="icon lesson-go" aria-hidden="true" />}
    </li>
  );
}
