import { Check } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { CourseCard as Card } from '#contract/courses/courses.ts';
import { Badge, HiddenBadge } from '#web/components/content/badge.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { StarShape } from '#web/components/content/stars.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { useSession } from '#web/lib/session/session.ts';
import { isEnrolled } from '../api.ts';
import { CoursePicture } from '../course-picture.tsx';
import { messages } from '../messages.ts';
import { progressOf } from '../progress/progress-of.ts';
import './course-card.css';

/** What a list has of a course; less of a sample, or of an unsent one. */
type Listed = Pick<Card, 'id' | 'title'> & Partial<Card>;

interface CourseCardProps {
  course: Listed;
  /** Its address; null: no link. @default its page, for its creator the one to change it */
  link?: Pick<LinkProps, 'to' | 'state'> | null;
  /** Address of the list, for the way back from there. */
  list?: string;
  /** Its state, below its facts. */
  state?: ReactNode;
  /** Whether the heading above it says that it is the member's own. @default false */
  isAmongOwn?: boolean;
}

/** Whether cards name their category, because no heading above them does. */
export const Tagged = createContext(false);

/** A course of a list (`.course-list`): a row on a phone, otherwise a card of a grid. All of it is one link. */
export function CourseCard({ course, link, list, state, isAmongOwn = false }: CourseCardProps) {
  const { title, author, lessonsCount, creator, enrolledUser } = course;
  const memberId = useSession().user?.id;
  const isOwn = creator !== undefined && creator === memberId;
  const to = link === undefined ? linkTo(course, memberId, list) : link;
  return (
    <li className="course-card linked">
      <CoursePicture of={course} />
      <div className="course-text stack gap-2">
        <h3>
          {to ? (
            <Link className="clamp linked-by linked-ring" {...to}>
              {title}
            </Link>
          ) : (
            <span className="clamp">{title}</span>
          )}
        </h3>
        <Meta>
          {author && <span>{author}</span>}
          {lessonsCount !== undefined && <span>{messages.lessons(lessonsCount)}</span>}
        </Meta>
        <Facts course={course} isOwn={isOwn && !isAmongOwn} />
        {enrolledUser && isEnrolled({ enrolledUser }) && <Progress course={course} />}
        {state}
      </div>
    </li>
  );
}

/** To the page of a course, with what the list has of it and the way back; for its creator, to where it is changed. */
export const linkTo = (course: Listed, memberId: string | undefined, list?: string) => ({
  to: course.creator && course.creator === memberId ? `/admin/course/${course.id}` : `/course/${course.id}`,
  state: { list, course },
});

/** A course's rating, its price, and that it is the member's own. */
function Facts({ course, isOwn }: { course: Listed; isOwn: boolean }) {
  const { stars, ratings, isFree, price, category, isHidden } = course;
  const isTagged = useContext(Tagged) && category !== undefined;
  return (
    <p className="course-facts cluster gap-2-3 text-xs">
      {ratings === 0 && <span className="soft">{messages.noStars}</span>}
      {stars !== undefined && ratings !== 0 && <Mean of={stars} />}
      {isFree && <Badge tone="success">{messages.free}</Badge>}
      {isFree === false && price !== undefined && <Badge>{formatPrice(price)}</Badge>}
      {isTagged && <Badge>{category}</Badge>}
      {isOwn && <Badge tone="primary">{messages.own}</Badge>}
      {isHidden && <HiddenBadge />}
    </p>
  );
}

function Mean({ of }: { of: number }) {
  const mean = of.toFixed(1);
  return (
    <span className="course-mean text-sm" role="img" aria-label={messages.stars(mean)}>
      <StarShape fill={1} />
      <span aria-hidden="true">{mean}</span>
    </span>
  );
}

/** The member's progress in a course with lessons. */
function Progress({ course }: { course: Listed }) {
  const { title, lessonsCount = 0 } = course;
  if (lessonsCount === 0) return null;
  const { done, state } = progressOf({ ...course, lessonsCount });
  const words = messages.progress(done, lessonsCount);
  return (
    <div className="course-progress cluster text-xs strong">
      <ProgressBar label={messages.progressOf(title)} value={done} max={lessonsCount} words={words} />
      <span className={state === 'done' ? 'is-done' : undefined} aria-hidden="true">
        {state === 'done' && <Check />}
        {words}
      </span>
    </div>
  );
}

/** In the shapes of cards. `count`: of a page. */
export const CoursesSkeleton = ({ count = 6 }: { count?: number }) => (
  <ul className="course-list">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <li key={index} className="course-card">
        <Skeleton shape="picture" className="cover" />
        <div className="course-text stack gap-2">
          <Skeleton shape="title" width={90} />
          <Skeleton shape="line" width={70} />
          <Skeleton shape="line" width={50} className="course-sk-facts" />
        </div>
      </li>
    ))}
  </ul>
);
