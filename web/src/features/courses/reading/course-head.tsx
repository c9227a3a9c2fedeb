import type { ReactNode } from 'react';
import type { CourseCard } from '#contract/courses/courses.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { useSession } from '#web/lib/session/session.ts';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { addressOf, CoursePicture } from '../course-picture.tsx';
import { messages } from '../messages.ts';
import '#web/components/content/folded-text.css';
import './course-head.css';

interface CourseHeadProps {
  course: CourseCard;
  /** Whether it is the member's own, which is then said. @default false */
  isOwn?: boolean;
  /** The id of what readers hear with its title. */
  describedBy?: string | undefined;
  /** Its description, or what stands there while it loads. */
  words: ReactNode;
  /** Further facts, and its actions. */
  children: ReactNode;
}

/** The head of a course: a list has all of it but its description. */
export function CourseHead({ course, isOwn = false, describedBy, words, children }: CourseHeadProps) {
  const { title, category, isFree, price } = course;
  const me = useSession().user?.id;
  return (
    <header className={isOwn ? 'course-head owner-head' : 'course-head'}>
      <HeldBack src={addressOf(course)} of={{ kind: 'picture', label: title, className: 'cover' }}>
        <CoursePicture of={course} loading="eager" />
      </HeldBack>
      <div>
        <p className="cluster gap-2">
          {isOwn && <Badge tone="primary">{messages.own}</Badge>}
          <Badge tone={isOwn ? 'plain' : 'primary'}>{category}</Badge>
          <Badge tone={isFree ? 'success' : 'plain'}>{isFree ? messages.free : formatPrice(price)}</Badge>
        </p>
        <h1 tabIndex={-1} aria-describedby={describedBy}>
          {title}
        </h1>
        {course.hidden && (
          <HiddenWhy on="course" id={course.id} hidden={course.hidden} isOwn={me === course.creator} />
        )}
        <div className="lead-words">{words}</div>
        {children}
      </div>
    </header>
  );
}
