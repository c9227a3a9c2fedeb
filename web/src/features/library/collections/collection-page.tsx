import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { CollectionFiles } from './collection-files.tsx';
import { messages } from './messages.ts';
import { useCollections } from './use-collections.ts';
import './collections.css';

const AddMembers = lazyPart(async () => (await import('./add-members.tsx')).AddMembers);

const { empty, missing } = messages;

/** What is in one collection, and who may see it. */
export function CollectionPage({ id }: { id: string | undefined }) {
  const note = useId();
  const address = useListAddress();
  const collection = useCollections().find(id);
  const [isAdding, setAdding] = useState(false);

  if (!collection)
    return (
      <EmptyState isScreen drawing="scarecrow" title={missing.title} text={missing.text}>
        <LinkButton variant="primary" to="/mylibrary">
          {missing.action}
        </LinkButton>
      </EmptyState>
    );
  const { title, by, files, members } = collection;
  return (
    <>
      {by ? (
        <BackLink to="/mylibrary/farming-collections">{messages.farming}</BackLink>
      ) : (
        <BackLink to="/mylibrary">{messages.title}</BackLink>
      )}
      <PageHeader title={title}>
        {files.length > 0 && (
          <SearchBox label={messages.search} value={address.search} onSearch={address.onSearch} />
        )}
        {!by && (
          <Button
            variant="primary"
            icon={<UserPlus className="icon" aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {messages.addMembers}
          </Button>
        )}
      </PageHeader>
      <div className="collections-facts">
        <Meta>
          {by && <span>{messages.by(by)}</span>}
          <span>{messages.fileCount(files.length)}</span>
          {members.length > 0 && <span>{messages.memberCount(members.length)}</span>}
        </Meta>
      </div>
      <div className="collections-note">
        <SampleNote id={note} title={messages.sample} text={messages.sampleText} />
      </div>
      <CollectionFiles
        files={files}
        address={address}
        empty={
          <EmptyState drawing="sprout" title={empty.title} text={empty.text}>
            <LinkButton to="/mylibrary">{empty.action}</LinkButton>
          </EmptyState>
        }
      />
      {isAdding && <AddMembers collection={collection} onClose={() => setAdding(false)} />}
    </>
  );
}
