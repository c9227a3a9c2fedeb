import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import type { CollectionOf } from '#contract/resources/collections.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { makeCollection } from './changes.ts';
import { messages } from './messages.ts';

const NewCollection = lazyPart(async () => (await import('./name-collection.tsx')).NewCollection);

/** Asks for the name of a collection, and makes it. */
export function NewCollectionButton({ of, variant }: { of: CollectionOf; variant?: 'primary' }) {
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Button {...(variant && { variant })} icon={<FolderPlus />} onClick={() => setNaming(true)}>
        {messages.newCollection}
      </Button>
      {isNaming && (
        <NewCollection
          onName={async (title) => {
            setNaming(false);
            const state = (await makeCollection({ of, title }))?.state;
            if (state === 'sent') toast(messages.made(title, messages.of[of].own));
            if (state === 'waiting') toastWaiting(messages.waits(title));
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
