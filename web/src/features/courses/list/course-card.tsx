import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Meta } from '#web/components/content/meta.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { isEnrolled } from '../api.ts';
import { CoursePicture } from '../course-picture.tsx';
import { messages } from '../messages.ts';
import { CardProgress } from './card-progress.tsx';
import { CourseFacts, type Listed } from './course-facts.tsx';
import './course-card.css';

interface CourseCardProps {
  course: Listed;
  /** Where it leads; null: nowhere. @default its page, to its creator the one to change it */
  link?: Pick<LinkProps, 'to' | 'state'> | null;
  /** Address of the list, for the way back from there. */
  list?: string;
  /** How it stands, below its facts. */
  state?: ReactNode;
}

/** A course of a list (`.course-list`): a row on a phone, else a card of a grid. All of it is one link. */
export function CourseCard({ course, link, list, state }: CourseCardProps) {
  const { title, author, lessonsCount, creator, enrolledUser } = course;
  const memberId = useSession().user?.id;
  const isOwn = creator !== undefined && creator === memberId;
  const to = link === undefined ? linkTo(course, memberId, list) : link;
  return (
    <li className="course-card">
      <CoursePicture of={course} />
      <div className="course-text">
        <h3>
          {to ? (
            <Link className="clamp" {...to}>
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
        <CourseFacts course={course} isOwn={isOwn} />
        {enrolledUser && isEnrolled({ enrolledUser }) && <CardProgress course={course} />}
        {state}
      </div>
    </li>
  );
}

/** To the page of a course, which knows from it what the list knows, and the way back; to its creator where it is changed. */
export const linkTo = (course: Listed, memberId: string | undefined, list?: string) => ({
  to: course.creator && course.creator === memberId ? `/admin/course/${course.id}` : `/course/${course.id}`,
  state: { list, course },
});

/** In the shapes of cards. `count`: of a page. */
export function CoursesSkeleton({ count = 6 }: { count?: number }) {
  return (
    <ul className="course-list">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={place} className="course-card">
          <Skeleton shape="picture" className="cover" />
          <div className="course-text">
            <Skeleton shape="title" width={90} />
            <Skeleton shape="line" width={70} />
            <Skeleton shape="line" width={50} className="course-sk-facts" />
          </div>
        </li>
      ))}
    </ul>
  );
}
