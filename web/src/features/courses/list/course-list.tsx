import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import type { CourseCard as Card, Course } from '#contract/courses/courses.ts';
import { OwnedList } from '#web/parts/forms/owned-list.tsx';
import { useDesiredEnrolment } from '../enrolment.ts';
import { courseKind } from '../writing/course-kind.ts';
import { CourseCard } from './course-card.tsx';

const Draft = z.object({ title: z.string() });

type List = ComponentProps<typeof OwnedList<Card, Course>>;

/** Cards of courses, page by page, each in the member's desired state. */
export const CourseList = ({
  areOwn = false,
  ...list
}: Omit<List, 'kind' | 'className' | 'unsent' | 'children'> & { areOwn?: boolean }) => {
  const asDesired = useDesiredEnrolment();
  const { hrefOf, page } = list.address;
  return (
    <OwnedList
      kind={courseKind}
      className="course-list"
      unsent={({ id, draft }, own) => (
        <CourseCard key={id} course={{ id, title: Draft.parse(draft).title }} {...own} />
      )}
      {...list}
    >
      {(course, { state }) => (
        <CourseCard
          key={course.id}
          course={asDesired(course)}
          list={hrefOf(page)}
          state={state}
          isAmongOwn={areOwn}
        />
      )}
    </OwnedList>
  );
};
