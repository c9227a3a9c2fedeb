import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { resourceTypes } from '#contract/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { OwnedScreen } from '#web/parts/forms/owned-screen.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages as collections } from '../collections/messages.ts';
import { MyCollections } from '../collections/my-collections.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { AddedSection, SampleSection, StoredSection } from './sections.tsx';
import { type View, views } from './views.ts';
import './library.css';

const ResourceDialog = lazyPart(async () => (await import('../writing/resource-dialog.tsx')).ResourceDialog);

/** What the member made, and articles and videos, each page by page; a search is in all. */
export function Library({ view }: { view: View }) {
  const note = useId();
  const addresses = {
    made: useListAddress({ page: 'made', beside: ['articles', 'videos'] }),
    articles: useListAddress({ page: 'articles', beside: ['videos', 'made'] }),
    videos: useListAddress({ page: 'videos', beside: ['articles', 'made'] }),
  };
  const { search, onSearch } = addresses.articles;
  const navigate = useNavigate();
  return (
    <OwnedScreen
      title={all.title}
      search={{ label: messages.search, value: search, onSearch }}
      add={messages.addFiles}
      form={(props) => <ResourceDialog {...props} />}
      fetchForm={ResourceDialog.fetch}
      onAdded={() => void navigate(views.all.to, { replace: true })}
      isEditedHere
    >
      {(add, edit) => (
        <>
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
          {view === 'mine' && (
            <StoredSection section="made" address={addresses.made} onAdd={add} onEdit={edit} />
          )}
          {resourceTypes.map((section) => {
            const shared = { section, address: addresses[section] };
            // Nothing of what one view shows stays in another.
            const key = `${view}/${section}`;
            if (view === 'all') return <StoredSection key={key} {...shared} onAdd={add} onEdit={edit} />;
            if (view === 'mine') return <AddedSection key={key} {...shared} onEdit={edit} />;
            return <SampleSection key={key} {...shared} view={view} />;
          })}
        </>
      )}
    </OwnedScreen>
  );
}
