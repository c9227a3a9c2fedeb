import { useNavigate } from 'react-router-dom';
import { resourceTypes } from '#contract/resources/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages as collections } from '#web/features/library/collections/messages.ts';
import { MoveAdded } from '#web/features/library/collections/move-added.tsx';
import { OwnCollections } from '#web/features/library/collections/own-collections.tsx';
import { AddedSection, StoredSection } from '#web/features/library/list/sections.tsx';
import { messages, type View } from '#web/features/library/messages.ts';
import { OthersCollections } from '#web/parts/collections/collection-tiles.tsx';
import { OwnedScreen } from '#web/parts/forms/owned-screen.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import './library-screen.css';

const ResourceDialog = lazyPart(
  async () => (await import('#web/features/library/writing/resource-dialog.tsx')).ResourceDialog,
);

/** The member's own files, and articles and videos, each page by page; a search is in all. */
export function LibraryScreen({ view }: { view: View }) {
  const page = useListAddress();
  const addresses = {
    made: useListAddress({ page: 'made', beside: ['articles', 'videos'] }),
    articles: useListAddress({ page: 'articles', beside: ['videos', 'made'] }),
    videos: useListAddress({ page: 'videos', beside: ['articles', 'made'] }),
  };
  const { search, onSearch } = addresses.articles;
  const navigate = useNavigate();
  return (
    <OwnedScreen
      title={messages.title}
      search={{ label: messages.search, value: search, onSearch }}
      add={messages.addFiles}
      form={(props) => <ResourceDialog {...props} />}
      touched={ResourceDialog.touched}
      onAdded={() => void navigate(messages.views.all.to, { replace: true })}
      isEditedHere
    >
      {(add, edit) => (
        <>
          <LinkTabs label={messages.title} tabs={Object.values(messages.views)} />
          {(view === 'users' || view === 'saved') && (
            <div className="library-collections">
              <OthersCollections key={view} of="library" scope={view} address={page} />
            </div>
          )}
          {view === 'mine' && search === '' && (
            <div className="library-collections">
              <OwnCollections />
              <MoveAdded />
              <LinkButton to="/mylibrary">{collections.title}</LinkButton>
            </div>
          )}
          {view === 'mine' && (
            <StoredSection section="made" address={addresses.made} onAdd={add} onEdit={edit} />
          )}
          {(view === 'all' || view === 'mine') &&
            resourceTypes.map((section) => {
              const shared = { section, address: addresses[section], onEdit: edit };
              // A new component for each view, so that no state carries over.
              const key = `${view}/${section}`;
              if (view === 'all') return <StoredSection key={key} {...shared} onAdd={add} />;
              return <AddedSection key={key} {...shared} />;
            })}
        </>
      )}
    </OwnedScreen>
  );
}
