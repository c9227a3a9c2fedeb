import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import type { CourseCard as Card, Course } from '#contract/courses.ts';
import { OwnedList } from '#web/parts/forms/owned-list.tsx';
import { courseKind } from '../writing/course-kind.ts';
import { CourseCard } from './course-card.tsx';
import { ListedCourse } from './listed-course.tsx';

const Draft = z.object({ title: z.string() });

type List = ComponentProps<typeof OwnedList<Card, Course>>;

/** Cards of courses, page by page. */
export const CourseList = (list: Omit<List, 'kind' | 'className' | 'unsent' | 'children'>) => (
  <OwnedList
    kind={courseKind}
    className="course-list"
    unsent={({ id, draft }, own) => (
      <CourseCard key={id} course={{ id, title: Draft.parse(draft).title }} {...own} />
    )}
    {...list}
  >
    {(course, { state }) => (
      <ListedCourse
        key={course.id}
        course={course}
        list={list.address.hrefOf(list.address.page)}
        state={state}
      />
    )}
  </OwnedList>
);
