import type { CourseCard as Course } from '#contract/courses.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { courseKind } from '../writing/course-kind.ts';
import { CourseCard, linkTo } from './course-card.tsx';

interface ListedCourseProps {
  course: Course;
  /** Address of the list, for the way back. */
  list: string;
  memberId: string;
}

/** A course of a list; to its creator, with what is on its way of it. */
export function ListedCourse({ course, list, memberId }: ListedCourseProps) {
  return (
    <CourseCard
      course={course}
      link={linkTo(course, memberId, list)}
      state={course.creator === memberId && <ThingBadge stands={standsOf(courseKind, course)} />}
    />
  );
}
