import { useId } from 'react';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { CollectionTiles } from '#web/features/library/collections/my-collections.tsx';
import { useCollections } from '#web/features/library/collections/use-collections.ts';

export function FarmingCollectionsScreen() {
  const id = useId();
  const { farming } = useCollections();
  return (
    <>
      <BackLink to="/mylibrary">{messages.title}</BackLink>
      <PageHeader title={messages.farming} />
      <SampleNote id={id} title={messages.sample} text={messages.sampleText} />
      <section className="collections" aria-labelledby={`${id}-collections`}>
        <h2 id={`${id}-collections`} className="vh">
          {messages.collections}
        </h2>
        <ul className="collections-tiles">
          <CollectionTiles collections={farming} />
        </ul>
      </section>
    </>
  );
}
