import { useId } from 'react';
import type { CollectionCard } from '#contract/collections.ts';
import { TileSkeleton } from '#web/components/list/tile.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { CollectionTile } from '#web/parts/collections/collections.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { useCollections, useOwnCollections } from './api.ts';
import { DELETED } from './changes.ts';
import { messages } from './messages.ts';

/** A member's own collections, and a link to those of others. */
export function MyCollections() {
  const id = useId();
  const { data, error, isValidating, mutate } = useOwnCollections();
  return (
    <section className="collections" aria-labelledby={id}>
      <h2 id={id}>{messages.myCollections}</h2>
      {!data && error && (
        <Problem
          isInSection
          title={messages.collectionsFailed}
          error={error}
          retry={() => void mutate()}
          busy={isValidating}
        />
      )}
      {data?.data.length === 0 && <p className="soft">{messages.noneYet}</p>}
      <ul className="collections-tiles">
        {!data && !error && [1, 2].map((tile) => <TileSkeleton key={tile} />)}
        <CollectionTiles collections={data?.data ?? []} />
        <CollectionTile
          to="/mylibrary/farming-collections"
          title={messages.farming}
          cover={5}
          facts={[messages.ofOthers]}
        />
      </ul>
    </section>
  );
}

interface OthersCollectionsProps {
  scope: 'users' | 'saved';
  address: ListAddress;
}

/** The public collections of others, or those of them that the member saved. */
export function OthersCollections({ scope, address }: OthersCollectionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="vh">
        {messages.collections}
      </h2>
      <PagedList
        list={useCollections(scope, address)}
        address={address}
        texts={{ failed: messages.collectionsFailed, partial: messages.newestAlone }}
        status={false}
        skeleton={<TilesSkeleton />}
        empty={({ search }) => (
          <EmptyState drawing="sprout" {...(search ? messages.noneFound : messages.none[scope])} />
        )}
      >
        {(items, frame) => (
          <ul className="collections-tiles" aria-label={messages.collections} {...frame}>
            <CollectionTiles collections={items} />
          </ul>
        )}
      </PagedList>
    </section>
  );
}

const COVERS = 8;
/** Each keeps its drawing: a number made of its id, which begins like those of its neighbours. */
const coverOf = (id: string) =>
  1 + ([...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % COVERS);

function CollectionTiles({ collections }: { collections: readonly CollectionCard[] }) {
  const goes = usePendingToggles(DELETED);
  return collections
    .filter(({ id }) => goes(id) === undefined)
    .map(({ id, title, author, count, isCreator, isPublic }) => (
      <CollectionTile
        key={id}
        to={`/mylibrary/${id}`}
        title={title}
        cover={coverOf(id)}
        facts={[
          messages.fileCount(count),
          isCreator === 'false' && messages.by(author),
          isCreator === 'true' && isPublic && messages.isPublic,
        ]}
      />
    ));
}

const TilesSkeleton = () => (
  <Loading>
    <ul className="collections-tiles">
      {[1, 2, 3, 4].map((tile) => (
        <TileSkeleton key={tile} />
      ))}
    </ul>
  </Loading>
);
