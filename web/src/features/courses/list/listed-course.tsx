import type { CourseCard as Course } from '#contract/courses.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { useWishedEnrolment } from '../wished-enrolment.ts';
import { courseKind } from '../writing/course-kind.ts';
import { CourseCard, linkTo } from './course-card.tsx';

interface ListedCourseProps {
  course: Course;
  /** Address of the list, for the way back. */
  list: string;
  memberId: string;
}

/** A course of a list, as the member wants it to be; to its creator, with what is on its way of it. */
export function ListedCourse({ course: listed, list, memberId }: ListedCourseProps) {
  const course = useWishedEnrolment()(listed);
  return (
    <CourseCard
      course={course}
      link={linkTo(course, memberId, list)}
      state={course.creator === memberId && <ThingBadge stands={standsOf(courseKind, course)} />}
    />
  );
}
