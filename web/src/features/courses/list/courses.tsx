import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { SampleCollections } from '../collections/sample-collections.tsx';
import { messages as all } from '../messages.ts';
import { AllCourses } from './all-courses.tsx';
import { messages } from './messages.ts';
import { MyCourses } from './my-courses.tsx';
import { useChosenCategory } from './use-chosen-category.ts';
import { type View, views } from './views.ts';

const CourseDialog = lazyPart(async () => (await import('../writing/course-dialog.tsx')).CourseDialog);

/** Milliseconds until it is fetched: on a slow phone the list and its pictures come first. */
const DIALOG_DELAY = 3000;

interface CoursesProps {
  view: View;
  /** Stands above all courses, where nothing is looked for. */
  first?: ReactNode;
}

/** All courses, page by page, the member's own, or those of collections. */
export function Courses({ view, first }: CoursesProps) {
  const { address, category, isUnknown } = useChosenCategory();
  const navigate = useNavigate();
  const adding = useOpenedBy('add');
  const isNarrowed = view === 'all' && address.filter !== '';
  // Whoever looks for something looks for it among all.
  const search = (words: string) =>
    view === 'all'
      ? address.onSearch(words)
      : navigate(`${views.all.to}?${new URLSearchParams({ search: words })}`);

  useEffect(() => {
    const timer = setTimeout(() => void CourseDialog.fetch(), DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {isNarrowed && <BackLink to={views.all.to}>{messages.views.all}</BackLink>}
      <PageHeader title={(isNarrowed && category) || all.title}>
        <SearchBox
          label={isNarrowed && category ? messages.searchIn(category) : messages.search}
          value={view === 'all' ? address.search : ''}
          onSearch={search}
        />
        <Button variant="primary" icon={<Plus className="icon" aria-hidden="true" />} onClick={adding.open}>
          {messages.add}
        </Button>
      </PageHeader>
      <LinkTabs label={all.title} tabs={Object.values(views)} />
      {view === 'all' && !isNarrowed && address.search === '' && address.page === 1 && first}
      {view === 'all' && (
        // Nothing of what one category holds stays in another.
        <AllCourses key={address.filter} {...{ address, category, isUnknown }} onAdd={adding.open} />
      )}
      {view === 'mine' && <MyCourses onAdd={adding.open} />}
      {(view === 'users' || view === 'saved') && <SampleCollections key={view} view={view} />}
      {adding.isOpen && (
        <CourseDialog
          begun={adding.value}
          onClose={adding.close}
          onSaved={({ id }) => navigate(`/admin/course/${id}`, { replace: true })}
        />
      )}
    </>
  );
}
