import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { courses } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { CourseCard, CoursesSkeleton } from '#web/features/courses/list/course-card.tsx';
import { messages } from '#web/features/courses/list/messages.ts';
import { messages as all } from '#web/features/courses/messages.ts';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';

// Where there is no room for it, it is not loaded.
const CourseTable = quietPart(
  async () => (await import('#web/features/courses/managing/course-table.tsx')).CourseTable,
);

const { managed } = messages;

/** The courses that the member made, with their states: a table where there is room, otherwise rows. */
export function ManagedCoursesScreen() {
  const address = useListAddress();
  const input = { role: 'created' as const };
  const list = usePage({ route: courses.listUserCourses, key: 'data', input }, address, useIsBack());
  const isWide = useMedia(breakpoints.tiles);
  // Loaded beside the list, not after it.
  useEffect(() => {
    if (isWide) void CourseTable.fetch();
  }, [isWide]);
  return (
    <>
      <BackLink to="/courses/my-courses">{managed.back}</BackLink>
      <PageHeader title={managed.title}>
        <LinkButton variant="primary" to="/courses?add" icon={<Plus />}>
          {messages.add}
        </LinkButton>
      </PageHeader>
      <PagedList
        list={list}
        address={address}
        texts={{ ...messages, failed: managed.failed }}
        status={false}
        skeleton={<CoursesSkeleton count={4} />}
        empty={() => <EmptyState drawing="sprout" {...messages.own.created.empty} />}
      >
        {(items, frame) =>
          isWide ? (
            <CourseTable courses={items.filter(isShown)} frame={frame} list={address.hrefOf(address.page)} />
          ) : (
            <>
              {/* Each of them has a heading below it. */}
              <h2 className="vh">{all.title}</h2>
              <ul className="course-list" {...frame} aria-label={all.title}>
                {items.filter(isShown).map((course) => (
                  <CourseCard
                    key={course.id}
                    course={course}
                    isAmongOwn
                    state={<p className="soft text-xs">{managed.learners(course.learnersCount)}</p>}
                  />
                ))}
              </ul>
            </>
          )
        }
      </PagedList>
    </>
  );
}
