import { type ReactNode, useId } from 'react';
import { matches, wordsOf } from '#contract/fields/words.ts';
import type { CollectionCard, CollectionOf } from '#contract/resources/collections.ts';
import { TileNote, TileSkeleton } from '#web/components/list/tile.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { Loading } from '#web/components/state/skeleton.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { useCollections, useOwnCollections } from './api.ts';
import { DELETED } from './changes.ts';
import { CollectionTile } from './collections.tsx';
import { coverOf } from './cover-of.ts';
import { messages } from './messages.ts';
import { addressOf } from './places.ts';
import { useUnsentCollections } from './use-unsent-collections.ts';

const StateBadge = quietPart(async () => (await import('#web/parts/sync/status/entry-badge.tsx')).StateBadge);

interface MyCollectionsProps {
  of: CollectionOf;
  /** What their titles must have in them. @default '' */
  search?: string;
  /** Where each leads. @default its page */
  hrefOf?: (id: string) => string;
  /** At the end of the heading. */
  end?: ReactNode;
  /** Tiles behind them. */
  children?: ReactNode;
}

/** A member's own collections of a sort. */
export function MyCollections({ of, search = '', hrefOf, end, children }: MyCollectionsProps) {
  const id = useId();
  const { data, error, isValidating, mutate } = useOwnCollections(of);
  const isFound = ({ title }: { title: string }) => matches(wordsOf(search), wordsOf(title));
  const found = data?.data.filter(isFound);
  const unsent = useUnsentCollections(of, data?.data).filter(isFound);
  return (
    <section className="collections" aria-labelledby={id}>
      <div className="collections-head cluster gap-3">
        <h2 id={id}>{messages.of[of].own}</h2>
        {end}
      </div>
      <ul className="collections-tiles">
        {!data && error && (
          <TileNote text={`${messages.collectionsFailed}.`}>
            <RetryButton busy={isValidating} onClick={() => void mutate()} />
          </TileNote>
        )}
        {found?.length === 0 && unsent.length === 0 && (
          <TileNote text={search ? messages.noneFound.title : messages.noneYet} />
        )}
        {unsent.map(({ entry, id, title, cover }) => (
          <CollectionTile
            key={entry.id}
            to={id === undefined ? UNSENT : (hrefOf?.(id) ?? addressOf(of, id))}
            title={title}
            cover={cover}
            facts={<StateBadge state={whereIs(entry)} />}
          />
        ))}
        <CollectionTiles collections={found ?? []} hrefOf={hrefOf} />
        {/* Once it is known how many stand before them, so that they are not moved. */}
        {(data ?? error)
          ? children
          : [1, 2, ...(children ? [3] : [])].map((tile) => <TileSkeleton key={tile} />)}
      </ul>
    </section>
  );
}

interface OthersCollectionsProps {
  of: CollectionOf;
  scope: 'users' | 'saved';
  address: ListAddress;
}

/** The public collections of others, or those of them that the member saved. */
export function OthersCollections({ of, scope, address }: OthersCollectionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="vh">
        {messages.collections}
      </h2>
      <PagedList
        list={useCollections(of, scope, address)}
        address={address}
        texts={{ failed: messages.collectionsFailed, partial: messages.newestAlone }}
        status={false}
        skeleton={<TilesSkeleton />}
        empty={({ search }) => (
          <EmptyState
            drawing={search ? 'scarecrow' : 'sprout'}
            {...(search ? messages.noneFound : messages.none[scope])}
          />
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

interface CollectionTilesProps {
  collections: readonly CollectionCard[];
  hrefOf?: ((id: string) => string) | undefined;
}

function CollectionTiles({ collections, hrefOf }: CollectionTilesProps) {
  const goes = usePendingToggles(DELETED);
  return collections
    .filter(({ id }) => goes(id) === undefined)
    .map(({ id, of, title, cover = coverOf(id), author, count, isCreator, isPublic }) => (
      <CollectionTile
        key={id}
        to={hrefOf?.(id) ?? addressOf(of, id)}
        title={title}
        cover={cover}
        facts={[
          messages.of[of].count(count),
          isCreator === 'false' && messages.by(author),
          isCreator === 'true' && isPublic && messages.isPublic,
        ]
          .filter(Boolean)
          .join(', ')}
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
