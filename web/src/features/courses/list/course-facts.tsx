import type { CourseCard } from '#contract/courses.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { StarShape } from '#web/components/content/stars.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { messages } from '../messages.ts';

/** What a list knows of a course; of a sample, or of one that has not arrived, less than all. */
export type Listed = Pick<CourseCard, 'id' | 'title'> & Partial<CourseCard>;

interface CourseFactsProps {
  course: Listed;
  /** Whether the member made it. @default false */
  isOwn?: boolean;
}

/** What learners think of a course, what it costs, and whether it is one's own. */
export function CourseFacts({ course, isOwn = false }: CourseFactsProps) {
  const { stars, ratings, isFree, price } = course;
  return (
    <p className="course-facts">
      {ratings === 0 && <span className="course-no-stars">{messages.noStars}</span>}
      {stars !== undefined && ratings !== 0 && <Mean of={stars} />}
      {isFree && <Badge tone="success">{messages.free}</Badge>}
      {isFree === false && price !== undefined && <Badge>{formatPrice(price)}</Badge>}
      {isOwn && <Badge tone="primary">{messages.own}</Badge>}
    </p>
  );
}

function Mean({ of }: { of: number }) {
  const mean = of.toFixed(1);
  return (
    <span className="course-mean" role="img" aria-label={messages.stars(mean)}>
      <StarShape fill={1} />
      <span aria-hidden="true">{mean}</span>
    </span>
  );
}
