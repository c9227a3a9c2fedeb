import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { CourseCard } from '#contract/courses.ts';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { categoryMark } from '#web/parts/categories/category-mark.ts';
import { messages as all } from '../messages.ts';
import { CoursesSkeleton } from './course-card.tsx';
import { messages } from './messages.ts';

interface CourseGroupsProps {
  courses: readonly CourseCard[];
  cardOf: (course: CourseCard) => ReactNode;
  /** The address of all of a category; absent: they are of one category, which the screen names. */
  hrefOf?: ((categoryId: string) => string) | undefined;
}

/** A page of courses, each under its category; the newest course's category comes first. */
export function CourseGroups({ courses, cardOf, hrefOf }: CourseGroupsProps) {
  const id = useId();
  if (!hrefOf)
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className="vh">
          {all.title}
        </h2>
        <ul className="course-list">{courses.map(cardOf)}</ul>
      </section>
    );
  const categories = new Map(courses.map(({ categoryId, category }) => [categoryId, category]));
  return [...categories].map(([categoryId, category]) => (
    <CourseGroup
      key={categoryId}
      title={category}
      mark={categoryMark(category)}
      end={
        <Link className="link text-sm" to={hrefOf(categoryId)}>
          {messages.allIn(category)}
        </Link>
      }
    >
      {courses.filter((course) => course.categoryId === categoryId).map(cardOf)}
    </CourseGroup>
  ));
}

interface CourseGroupProps {
  title: string;
  /** Address of the drawing before it. */
  mark?: string;
  /** The author of the whole group, after its title. */
  about?: ReactNode;
  /** A link, at the end of its head. */
  end?: ReactNode;
  /** Cards of courses. */
  children: ReactNode;
}

/** Courses under a heading. */
export function CourseGroup({ title, mark, about, end, children }: CourseGroupProps) {
  const id = useId();
  return (
    <section className="course-group" aria-labelledby={id}>
      <div className="course-group-head cluster gap-2-3">
        {mark && <img className="parcel" src={mark} alt="" width={96} height={96} />}
        <h2 id={id}>{title}</h2>
        {about}
        {end}
      </div>
      <ul className="course-list">{children}</ul>
    </section>
  );
}

/** A skeleton the size of a page. `isFlat`: of one category. */
export const CourseGroupsSkeleton = ({ isFlat }: { isFlat: boolean }) => (
  <div className="course-group">
    {!isFlat && (
      <div className="course-group-head cluster gap-2-3">
        <Skeleton shape="picture" className="parcel" />
        <Skeleton shape="title" width={30} />
      </div>
    )}
    <CoursesSkeleton />
  </div>
);
