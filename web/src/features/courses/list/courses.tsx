import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Course, type CourseRole, courses } from '#contract/courses/courses.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { MyCollections, OthersCollections } from '#web/parts/collections/collection-tiles.tsx';
import { NewCollectionButton } from '#web/parts/collections/new-collection-button.tsx';
import { useListed } from '#web/parts/forms/owned-list.tsx';
import { OwnedScreen } from '#web/parts/forms/owned-screen.tsx';
import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages as all } from '../messages.ts';
import { AllCourses } from './all-courses.tsx';
import { CoursesSkeleton } from './course-card.tsx';
import { CourseList } from './course-list.tsx';
import { messages, type View, views } from './messages.ts';

const CourseDialog = lazyPart(async () => (await import('../writing/course-dialog.tsx')).CourseDialog);

interface CoursesProps {
  view: View;
  /** Above all courses, except in a search. */
  first?: ReactNode;
}

/** All courses, page by page, the member's own, or those of collections. */
export function Courses({ view, first }: CoursesProps) {
  const { address, category, isUnknown } = useChosenCategory();
  const navigate = useNavigate();
  const isNarrowed = view === 'all' && address.filter !== '';

  return (
    <>
      {isNarrowed && <BackLink to={views.all.to}>{views.all.text}</BackLink>}
      <OwnedScreen
        title={(isNarrowed && category) || all.title}
        search={{
          label: isNarrowed && category ? messages.searchIn(category) : messages.searchOf[view],
          value: address.search,
          onSearch: address.onSearch,
        }}
        add={messages.add}
        form={(props) => <CourseDialog {...props} />}
        touched={CourseDialog.touched}
        onAdded={(course: Course | undefined) => {
          // Unsent courses have no page: they stand on the lists of all and of the member's own.
          const list = views[view === 'mine' ? 'mine' : 'all'].to;
          navigate(course ? `/admin/course/${course.id}` : list, { replace: true });
        }}
      >
        {(add) => (
          <>
            <LinkTabs label={all.title} tabs={Object.values(views)} />
            {view === 'all' && !isNarrowed && address.search === '' && address.page === 1 && first}
            {view === 'all' && (
              // A new component for each category, so that no state carries over.
              <AllCourses
                key={address.filter}
                address={address}
                category={category}
                isUnknown={isUnknown}
                onAdd={add}
              />
            )}
            {view === 'mine' && <MyCourses onAdd={add} />}
            {(view === 'users' || view === 'saved') && (
              <OthersCollections key={view} of="courses" scope={view} address={address} />
            )}
          </>
        )}
      </OwnedScreen>
    </>
  );
}

const filter = { name: 'category', read: (id: string | null) => id ?? '', isSearched: true };

/** The view of the address, and the category that filters it. */
function useChosenCategory() {
  const address = useListAddress({ filter });
  const { known } = useCategories();
  const category = known?.find(({ id }) => id === address.filter)?.name;
  const shown = useRef(address.filter);

  // A page of its own under the same path: it begins at its top.
  useEffect(() => {
    if (shown.current === address.filter) return;
    shown.current = address.filter;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [address.filter]);

  return {
    address,
    /** Its name; absent without one, or while it loads. */
    category,
    isUnknown: address.filter !== '' && known !== undefined && category === undefined,
  };
}

/** A level lower than its section's: two of them are on the screen. */
const PAGE_SIZE = 6;

/** The courses that the member takes, those that they made, and their collections. */
function MyCourses({ onAdd }: { onAdd: () => void }) {
  const taken = useOwnCourses('enrolled', useListAddress({ page: 'taken', beside: ['made'] }));
  const made = useOwnCourses('created', useListAddress({ page: 'made', beside: ['taken'] }));
  const all = (
    <LinkButton variant="soft" to={views.all.to}>
      {messages.own.enrolled.action}
    </LinkButton>
  );
  const end = (
    <Link className="link" to="/admin/courses">
      {messages.own.created.all}
    </Link>
  );
  return (
    <>
      <CourseList {...taken} isHere={() => false} empty={{ ...taken.empty, children: all }} />
      <CourseList {...made} areOwn end={end} add={{ text: messages.add, onClick: onAdd }} />
      <MyCollections of="courses" search={made.address.search} end={<NewCollectionButton of="courses" />} />
    </>
  );
}

function useOwnCourses(role: CourseRole, address: ListAddress) {
  const { title, failed, empty } = messages.own[role];
  return {
    title,
    empty,
    address,
    list: useListed(courses.listUserCourses, { role, pageSize: PAGE_SIZE }, address),
    texts: { ...messages, failed },
    skeleton: <CoursesSkeleton count={2} />,
  };
}
