import type { ReactNode } from 'react';
import type { CourseCard } from '#contract/courses.ts';
import { Badge } from '#web/components/content/badge.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Stars } from '#web/components/content/stars.tsx';
import { formatPrice } from '#web/lib/format/format-price.ts';
import { ThingBadge } from '#web/parts/sync/status/thing-badge.tsx';
import { CoursePicture } from '../course-picture.tsx';
import { messages as all } from '../messages.ts';
import { standsAt } from '../wished-enrolment.ts';
import { messages } from './messages.ts';
import './course-head.css';

interface CourseHeadProps {
  course: CourseCard;
  /** What is said of it, or what stands there until that has come. */
  words: ReactNode;
  /** What one can do with it. */
  children: ReactNode;
}

/** What a course is, whose, and what it is worth to others: a list knows all of it but its words. */
export function CourseHead({ course, words, children }: CourseHeadProps) {
  const { title, category, isFree, price, stars, ratings, learnersCount } = course;
  return (
    <header className="course-head">
      <CoursePicture of={course} loading="eager" />
      <div>
        <p className="course-badges">
          <Badge tone="primary">{category}</Badge>
          <Badge tone={isFree ? 'success' : 'plain'}>{isFree ? all.free : formatPrice(price)}</Badge>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <div className="course-words">{words}</div>
        <div className="course-by">
          <p className="course-stars">
            <Stars value={stars} count={ratings} />{' '}
            <span aria-hidden={ratings > 0 || undefined}>{ratings > 0 ? stars.toFixed(1) : all.noStars}</span>
          </p>
          <Byline id={course.creator} name={course.author} file={course.authorAttachments}>
            <Meta>
              <span>{messages.learners(learnersCount)}</span>
            </Meta>
          </Byline>
        </div>
        {children}
        <ThingBadge stands={standsAt(course)} />
      </div>
    </header>
  );
}
