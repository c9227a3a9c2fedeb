import { type CourseCard as Course, courses } from '#contract/courses.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { messages as all } from '../messages.ts';
import { CourseGroup, CourseGroups, CourseGroupsSkeleton } from './course-groups.tsx';
import { ListedCourse } from './listed-course.tsx';
import { messages } from './messages.ts';
import { NoCourses, NoSuchCategory } from './no-courses.tsx';
import { UnsentCourse, useUnsentCourses } from './unsent-course.tsx';

interface AllCoursesProps {
  address: ListAddress;
  /** Name of the category that the list is narrowed to. */
  category: string | undefined;
  /** Whether there is no such category. */
  isUnknown: boolean;
  onAdd: () => void;
}

/** All courses under their categories, or those of one, page by page. */
export function AllCourses({ address, category, isUnknown, onAdd }: AllCoursesProps) {
  const { search, filter, page, hrefOf } = address;
  const memberId = useSession().user?.id ?? '';
  const input = { ...(filter && { category: filter }), ...(search && { search }) };
  const list = usePage({ route: courses.listCourses, key: 'data', input }, address, useIsBack());
  const { shown, isCurrent, error } = list;
  const unsent = useUnsentCourses(memberId, search === '' && page === 1, filter).map((each) => (
    <UnsentCourse key={each.id} unsent={each} />
  ));
  const onTheirWay = unsent.length > 0 && <CourseGroup title={messages.unsent}>{unsent}</CourseGroup>;

  const isEmpty = shown?.items.length === 0;
  if (error?.code === 'category.unknown' || (isEmpty && isUnknown && !search)) return <NoSuchCategory />;
  const cardOf = (course: Course) => (
    <ListedCourse key={course.id} course={course} list={hrefOf(page)} memberId={memberId} />
  );
  return (
    <>
      {/* They come with the list, at the top of it; where there is none, alone. */}
      {(shown ? isEmpty : error !== undefined) && onTheirWay}
      <PagedList
        list={list}
        address={address}
        texts={messages}
        status={
          shown !== undefined &&
          shown.search !== '' &&
          isCurrent &&
          messages.found(shown.totalItems, shown.partial === true)
        }
        skeleton={<CourseGroupsSkeleton isFlat={filter !== ''} />}
        empty={({ search: words }) =>
          (words || unsent.length === 0) && <NoCourses {...{ address, category, onAdd }} search={words} />
        }
      >
        {(items, frame) => (
          <section {...frame} aria-label={category ?? all.title}>
            {onTheirWay}
            <CourseGroups
              courses={items}
              cardOf={cardOf}
              {...(filter === '' && { hrefOf: (id: string) => address.hrefWith({ filter: id }) })}
            />
          </section>
        )}
      </PagedList>
    </>
  );
}
