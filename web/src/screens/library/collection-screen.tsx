import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { CollectionFiles } from '#web/features/library/collections/collection-files.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { useCollections } from '#web/features/library/collections/use-collections.ts';
import { CollectionFrame, CollectionMissing } from '#web/parts/collections/collections.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';

const AddMembers = lazyPart(
  async () => (await import('#web/features/library/collections/add-members.tsx')).AddMembers,
);

const { empty, missing } = messages;

/** The collection of the address, and who may see it. */
export function CollectionScreen() {
  const { id } = useParams();
  return <CollectionPage key={id} id={id} />;
}

function CollectionPage({ id }: { id: string | undefined }) {
  const address = useListAddress();
  const collection = useCollections().find(id);
  const [isAdding, setAdding] = useState(false);

  if (!collection) return <CollectionMissing texts={missing} to="/mylibrary" />;
  const { title, by, files, members } = collection;
  return (
    <CollectionFrame
      back={
        by
          ? { to: '/mylibrary/farming-collections', text: messages.farming }
          : { to: '/mylibrary', text: messages.title }
      }
      title={title}
      acts={
        <>
          {files.length > 0 && (
            <SearchBox label={messages.search} value={address.search} onSearch={address.onSearch} />
          )}
          {!by && (
            <Button variant="primary" icon={<UserPlus />} onClick={() => setAdding(true)}>
              {messages.addMembers}
            </Button>
          )}
        </>
      }
      facts={
        <>
          {by && <span>{messages.by(by)}</span>}
          <span>{messages.fileCount(files.length)}</span>
          {members.length > 0 && <span>{messages.memberCount(members.length)}</span>}
        </>
      }
      note={{ title: messages.sample, text: messages.sampleText }}
    >
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
    </CollectionFrame>
  );
}
