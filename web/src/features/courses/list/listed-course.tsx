import type { ReactNode } from 'react';
import type { CourseCard as Course } from '#contract/courses.ts';
import { useWishedEnrolment } from '../wished-enrolment.ts';
import { CourseCard } from './course-card.tsx';

interface ListedCourseProps {
  course: Course;
  /** Address of the list, for the way back. */
  list: string;
  /** What is on its way of it. */
  state?: ReactNode;
}

/** A course of a list, as the member wants it to be. */
export function ListedCourse({ course, ...more }: ListedCourseProps) {
  return <CourseCard course={useWishedEnrolment()(course)} {...more} />;
}
