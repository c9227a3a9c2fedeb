import { type ReactNode, useState } from 'react';
import type { Collection, CollectionOf } from '#contract/resources/collections.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import '#web/components/page/page-header.css';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';
import { useCollection } from './api.ts';
import { CollectionMissing } from './collections.tsx';
import { messages } from './messages.ts';
import { placeOwn } from './places.ts';

interface CollectionAtProps {
  of: CollectionOf;
  id: string;
  /** What will be in it, while it loads. */
  skeleton: ReactNode;
  children: (collection: Collection, page: { isCurrent: boolean; address: ListAddress }) => ReactNode;
}

/** The collection of an address, once it is there and of this sort. */
export function CollectionAt({ of, id, skeleton, children }: CollectionAtProps) {
  const address = useListAddress();
  const reply = useCollection(id, Math.max(1, address.page));
  const { data, error } = reply;
  // What was shown before stays until the next page has loaded.
  const [latest, setLatest] = useState(data);
  if (data && data !== latest) setLatest(data);
  const shown = data ?? (error ? undefined : latest);

  if (error?.status === 404 || (shown && shown.of !== of)) return <CollectionMissing of={of} />;
  if (shown) return children(shown, { isCurrent: data !== undefined, address });
  return (
    <>
      <BackLink to={placeOwn[of]}>{messages.of[of].own}</BackLink>
      <Pending of={reply} isScreen title={messages.failed}>
        <div className="phead">
          <Skeleton shape="picture" className="collections-sk-title" />
        </div>
        <div className="collections-facts">
          <Skeleton shape="line" width={30} />
        </div>
        {skeleton}
      </Pending>
    </>
  );
}
