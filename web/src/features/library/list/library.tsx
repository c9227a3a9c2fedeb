import { Plus } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { resourceTypes } from '#contract/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { useOpenedBy } from '#web/components/overlay/use-opened-by.ts';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages as collections } from '../collections/messages.ts';
import { MyCollections } from '../collections/my-collections.tsx';
import { messages as all } from '../messages.ts';
import { AddedSection } from './added-section.tsx';
import { AllSection } from './all-section.tsx';
import { messages } from './messages.ts';
import { SampleSection } from './sample-section.tsx';
import { type View, views } from './views.ts';
import './library.css';

const ResourceDialog = lazyPart(async () => (await import('../writing/resource-dialog.tsx')).ResourceDialog);

/** Milliseconds until it is fetched: on a slow phone the lists and their pictures come first. */
const DIALOG_DELAY = 3000;

/** Articles and videos, each page by page; a search is in both. */
export function Library({ view }: { view: View }) {
  const note = useId();
  const addresses = {
    articles: useListAddress({ page: 'articles', beside: ['videos'] }),
    videos: useListAddress({ page: 'videos', beside: ['articles'] }),
  };
  const { search, onSearch } = addresses.articles;
  const navigate = useNavigate();
  const adding = useOpenedBy('add');
  const editing = useOpenedBy('edit');

  useEffect(() => {
    const timer = setTimeout(() => void ResourceDialog.fetch(), DIALOG_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <PageHeader title={all.title}>
        <SearchBox label={messages.search} value={search} onSearch={onSearch} />
        <Button variant="primary" icon={<Plus className="icon" aria-hidden="true" />} onClick={adding.open}>
          {messages.addFiles}
        </Button>
      </PageHeader>
      <LinkTabs label={all.title} tabs={Object.values(views)} />
      {(view === 'users' || view === 'saved') && (
        <div className="library-note">
          <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
        </div>
      )}
      {view === 'mine' && search === '' && (
        <div className="library-collections">
          <MyCollections>
            <div className="library-note">
              <SampleNote
                id={note}
                title={messages.collectionsSample}
                text={messages.collectionsSampleText}
              />
            </div>
          </MyCollections>
          <LinkButton to="/mylibrary">{collections.title}</LinkButton>
        </div>
      )}
      {resourceTypes.map((section) => {
        const shared = { section, address: addresses[section] };
        // Nothing of what one view shows stays in another.
        const key = `${view}/${section}`;
        if (view === 'all')
          return <AllSection key={key} {...shared} onAdd={adding.open} onEdit={editing.openAt} />;
        if (view === 'mine') return <AddedSection key={key} {...shared} onEdit={editing.openAt} />;
        return <SampleSection key={key} {...shared} view={view} />;
      })}
      {adding.isOpen && (
        <ResourceDialog
          begun={adding.value}
          onClose={adding.close}
          onSaved={() => navigate(views.all.to, { replace: true })}
        />
      )}
      {editing.value !== undefined && (
        <ResourceDialog
          key={editing.value}
          resource={{ id: editing.value }}
          onClose={editing.close}
          onSaved={editing.close}
        />
      )}
    </>
  );
}
