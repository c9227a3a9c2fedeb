import { MessageSquareText, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Course } from '#contract/courses/courses.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { messages as acts } from '#web/parts/forms/acts-messages.ts';
import { surveyAt } from '#web/parts/forms/survey-at.ts';
import { messages as all } from '../messages.ts';
import { CourseHead } from '../reading/course-head.tsx';
import { HeadSkeleton } from '../reading/course-skeleton.tsx';
import { AddLessonBelow } from './add-lesson.tsx';
import { Lessons } from './lessons.tsx';
import { messages } from './messages.ts';
import { SavedLesson } from './saved-lesson.tsx';
import './owner-page.css';

/** Below all else: what is above does not wait for them. */
const CourseFeedback = quietPart(
  async () => (await import('../feedback/course-feedback.tsx')).CourseFeedback,
);
const Learners = quietPart(async () => (await import('../learners/learners.tsx')).Learners);

const DeleteCourse = lazyPart(async () => (await import('./deletions.tsx')).DeleteCourse);

/** For the eye alone: nobody waits for it, and a phone does not load it. */
const Rating = quietPart(async () => (await import('#web/components/amplify/rating.ts')).Rating);

interface OwnerPageProps {
  course: Course;
  onEdit: () => void;
  onDeleted: () => void;
  /** Below all else but what a phone has in reach. */
  children: ReactNode;
}

/** A course's page for its creator. */
export function OwnerPage({ course, onEdit, onDeleted, children }: OwnerPageProps) {
  const isWide = useMedia(breakpoints.shell);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <SavedLesson lessons={course.lessons} />
      <CourseHead isOwn course={course} words={<FoldedText>{course.description}</FoldedText>}>
        <div className="course-acts gap-3">
          <Button icon={<Pencil />} onClick={onEdit}>
            {messages.edit}
          </Button>
          <LinkButton icon={<MessageSquareText />} to={surveyAt('course', course)}>
            {acts.survey}
          </LinkButton>
          <Button className="btn-warn" icon={<Trash2 />} onClick={() => setDeleting(true)}>
            {messages.delete}
          </Button>
        </div>
      </CourseHead>
      <AtAGlance course={course} />
      <Lessons course={course} />
      {!course.isFree && <Learners course={course} />}
      <CourseFeedback course={course} />
      {children}
      {!isWide && course.lessons.length > 0 && <AddLessonBelow courseId={course.id} />}
      {isDeleting && (
        <DeleteCourse course={course} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  );
}

const number = new Intl.NumberFormat('en');

/** A course's numbers. */
const AtAGlance = ({ course: { learnersCount, stars, viewsCount } }: { course: Course }) => (
  <dl className="card glance">
    <Entry label={messages.learners}>{number.format(learnersCount)}</Entry>
    <Entry label={messages.stars}>
      {stars > 0 ? (
        <>
          <span>
            {stars.toFixed(1)}
            <span className="vh">{messages.ofFive}</span>
          </span>
          <InStars value={stars} />
        </>
      ) : (
        <span className="glance-none">{all.noStars}</span>
      )}
    </Entry>
    <Entry label={messages.views}>{number.format(viewsCount)}</Entry>
  </dl>
);

function InStars({ value }: { value: number }) {
  const isWide = useMedia(breakpoints.tabs);
  if (!isWide) return null;
  return (
    <span className="glance-stars" aria-hidden="true">
      <Rating value={value} maxValue={5} />
    </span>
  );
}

const Entry = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="soft text-xs">{label}</dt>
    <dd className="cluster">{children}</dd>
  </div>
);

/** A skeleton the size of a course with three lessons. */
export const OwnerSkeleton = () => (
  <>
    <HeadSkeleton look="course-head owner-head">
      <div className="course-acts gap-3">
        <Skeleton shape="picture" className="course-sk-button" />
        <Skeleton shape="picture" className="course-sk-button" />
      </div>
    </HeadSkeleton>
    <Skeleton shape="picture" className="owner-sk-glance" />
    <div className="lesson-rows">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="picture" className="owner-sk-lesson" />
      ))}
    </div>
  </>
);
