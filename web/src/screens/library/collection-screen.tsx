import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { useCollection } from '#web/features/library/collections/api.ts';
import { CollectionPage } from '#web/features/library/collections/collection-page.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { CollectionMissing } from '#web/parts/collections/collections.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';

/** The collection of the address, and who may see it. */
export function CollectionScreen() {
  const { id = '' } = useParams();
  return <Shown key={id} id={id} />;
}

function Shown({ id }: { id: string }) {
  const address = useListAddress();
  const { data, error, isValidating, mutate } = useCollection(id, Math.max(1, address.page));
  // What was shown before stays until the next page has loaded.
  const [latest, setLatest] = useState(data);
  if (data && data !== latest) setLatest(data);
  const shown = data ?? (error ? undefined : latest);

  // One of courses is shown nowhere yet.
  if (error?.status === 404 || (shown && shown.of !== 'library'))
    return <CollectionMissing texts={messages.missing} to="/mylibrary" />;
  if (shown) return <CollectionPage collection={shown} isCurrent={data !== undefined} address={address} />;
  if (error)
    return (
      <Problem
        isScreen
        title={messages.failed}
        error={error}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  return (
    <Loading>
      <Skeleton shape="title" width={50} />
      <SkeletonLines of={['line 30', 'line 70', 'line 40', 'line 70']} />
    </Loading>
  );
}
