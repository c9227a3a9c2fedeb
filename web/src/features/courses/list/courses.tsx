import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Course } from '#contract/courses.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { OwnedScreen } from '#web/parts/forms/owned-screen.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { SampleCollections } from '../collections/collections.tsx';
import { messages as all } from '../messages.ts';
import { AllCourses } from './all-courses.tsx';
import { messages } from './messages.ts';
import { MyCourses } from './my-courses.tsx';
import { type View, views } from './views.ts';

const CourseDialog = lazyPart(async () => (await import('../writing/course-dialog.tsx')).CourseDialog);

interface CoursesProps {
  view: View;
  /** Stands above all courses, where nothing is looked for. */
  first?: ReactNode;
}

/** All courses, page by page, the member's own, or those of collections. */
export function Courses({ view, first }: CoursesProps) {
  const { address, category, isUnknown } = useChosenCategory();
  const navigate = useNavigate();
  const isNarrowed = view === 'all' && address.filter !== '';

  return (
    <>
      {isNarrowed && <BackLink to={views.all.to}>{messages.views.all}</BackLink>}
      <OwnedScreen
        title={(isNarrowed && category) || all.title}
        search={{
          label: isNarrowed && category ? messages.searchIn(category) : messages.searchOf[view],
          value: address.search,
          onSearch: address.onSearch,
        }}
        add={messages.add}
        form={(props) => <CourseDialog {...props} />}
        fetchForm={CourseDialog.fetch}
        onAdded={(course: Course | undefined) => {
          // What waits has no page yet: it stands on the lists of what is and of what is one's own.
          const list = views[view === 'mine' ? 'mine' : 'all'].to;
          navigate(course ? `/admin/course/${course.id}` : list, { replace: true });
        }}
      >
        {(add) => (
          <>
            <LinkTabs label={all.title} tabs={Object.values(views)} />
            {view === 'all' && !isNarrowed && address.search === '' && address.page === 1 && first}
            {view === 'all' && (
              // Nothing of what one category holds stays in another.
              <AllCourses key={address.filter} {...{ address, category, isUnknown }} onAdd={add} />
            )}
            {view === 'mine' && <MyCourses onAdd={add} />}
            {(view === 'users' || view === 'saved') && (
              <SampleCollections key={view} view={view} address={address} />
            )}
          </>
        )}
      </OwnedScreen>
    </>
  );
}

const filter = { name: 'category', read: (id: string | null) => id ?? '', isSearched: true };

/** What of the courses the address asks for, and the category that it narrows them to. */
function useChosenCategory() {
  const address = useListAddress({ filter });
  const { known } = useCategories();
  const category = known?.find(({ id }) => id === address.filter)?.name;
  const shown = useRef(address.filter);

  // It is a page of its own, under the same path: one begins at its top.
  useEffect(() => {
    if (shown.current === address.filter) return;
    shown.current = address.filter;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [address.filter]);

  return {
    address,
    /** Its name; absent where none is chosen, or while it is not known. */
    category,
    isUnknown: address.filter !== '' && known !== undefined && category === undefined,
  };
}
