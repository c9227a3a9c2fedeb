import type { ReactNode } from 'react';
import type { Course } from '#contract/courses.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import '../reading/course-head.css';

interface OwnerHeadProps {
  course: Course;
  /** What one does with it. */
  children: ReactNode;
}

/** What a course is, to its creator. */
export function OwnerHead({ course, children }: OwnerHeadProps) {
  const { title, category, isFree, price, description } = course;
  return (
    <header className="course-head owner-head">
      <CoursePicture of={course} loading="eager" />
      <div>
        <p className="course-badges">
          <Badge tone="primary">{all.own}</Badge>
          <Badge>{category}</Badge>
          <Badge tone={isFree ? 'success' : 'plain'}>{isFree ? all.free : formatPrice(price)}</Badge>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <div className="course-words">
          <FoldedText>{description}</FoldedText>
        </div>
        <div className="course-acts">{children}</div>
      </div>
    </header>
  );
}
