import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { CourseCard } from '#contract/courses/courses.ts';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { categoryMark } from '#web/parts/categories/category-mark.ts';
import { messages as all } from '../messages.ts';
import { CoursesSkeleton, Tagged } from './course-card.tsx';
import { messages } from './messages.ts';

type Listed = CourseCard | HiddenCard;

interface CourseGroupsProps {
  courses: readonly Listed[];
  cardOf: (course: Listed) => ReactNode;
  /** The address of all of a category; absent: they are of one category, which the screen names. */
  hrefOf?: ((categoryId: string) => string) | undefined;
}

/** Fewest courses of a page whose category has a heading. */
const FEWEST_UNDER_HEADING = 2;

/**
 * A page of courses. A category with several of them has a heading, the newest course's category first; before these
 * come the others, each with its category on its card.
 */
export function CourseGroups({ courses, cardOf, hrefOf }: CourseGroupsProps) {
  const id = useId();
  const flat = (some: readonly Listed[], title: string) => (
    <section className="course-group" aria-labelledby={id}>
      <h2 id={id} className="vh">
        {title}
      </h2>
      <ul className="course-list">{some.map(cardOf)}</ul>
    </section>
  );
  if (!hrefOf) return flat(courses, all.title);
  const shown = courses.filter(isShown);
  const byCategory = [...Map.groupBy(shown, ({ categoryId }) => categoryId).values()];
  const isAlone = ({ length }: readonly CourseCard[]) => length < FEWEST_UNDER_HEADING;
  // What is hidden says of no category.
  const hidden = courses.filter((course) => !isShown(course));
  const alone = [...byCategory.filter(isAlone).flat(), ...hidden];
  return (
    <>
      {alone.length > 0 && <Tagged value={true}>{flat(alone, messages.ofCategories)}</Tagged>}
      {byCategory
        .filter((group) => !isAlone(group))
        .map((group) => {
          const [{ categoryId = '', category = '' } = {}] = group;
          return (
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
              {group.map(cardOf)}
            </CourseGroup>
          );
        })}
    </>
  );
}

interface CourseGroupProps {
  title: string;
  /** Address of the drawing before it. */
  mark?: string;
  /** A link, at the end of its head. */
  end?: ReactNode;
  /** Cards of courses. */
  children: ReactNode;
}

/** Courses under a heading. */
export function CourseGroup({ title, mark, end, children }: CourseGroupProps) {
  const id = useId();
  return (
    <section className="course-group" aria-labelledby={id}>
      <div className="course-group-head cluster gap-2-3">
        {mark && <img className="parcel" src={mark} alt="" width={96} height={96} />}
        <h2 id={id}>{title}</h2>
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
