import { FolderPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { CollectionFiles } from '#web/features/library/collections/collection-files.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { MyCollections } from '#web/features/library/collections/my-collections.tsx';
import { sampleFiles } from '#web/features/library/collections/samples.ts';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';

const NewCollection = lazyPart(
  async () => (await import('#web/features/library/collections/new-collection.tsx')).NewCollection,
);

/** A member's collections and files, to look through and to search. */
export function MyLibraryScreen() {
  const id = useId();
  const address = useListAddress();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <BackLink to="/dashboard">{messages.dashboard}</BackLink>
      <PageHeader title={messages.title}>
        <SearchBox label={messages.search} value={address.search} onSearch={address.onSearch} />
        <Button variant="primary" icon={<FolderPlus />} onClick={() => setNaming(true)}>
          {messages.newCollection}
        </Button>
      </PageHeader>
      <SampleNote id={id} title={messages.sample} text={messages.sampleText} />
      <p className="collections-own">
        <LinkButton to="/library/collection">{messages.toOwn}</LinkButton>
      </p>
      {address.search === '' && <MyCollections />}
      <section className="collections" aria-labelledby={`${id}-files`}>
        <h2 id={`${id}-files`}>{messages.files}</h2>
        <CollectionFiles files={sampleFiles} address={address} empty={null} />
      </section>
      {isNaming && (
        <NewCollection
          onMade={(_, title) => {
            setNaming(false);
            toast(messages.made(title));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
