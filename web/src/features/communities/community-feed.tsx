import { CardGrid, CardSkeleton } from '#web/components/content/card.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { CommunityCard, type CommunityCardProps } from './community-card.tsx';
import { type Tab, useCommunityPage } from './community-lists.ts';
import { messages } from './messages.ts';
import { NoCommunities } from './no-communities.tsx';
import { asWished } from './use-follow.ts';

interface CommunityFeedProps extends Omit<CommunityCardProps, 'community' | 'onDelete'> {
  tab: Tab;
  address: ListAddress;
  onCreate: () => void;
  /** `isOnly`: nothing else is left on the page. */
  onDelete: (community: CommunityCardProps['community'], isOnly: boolean) => void;
}

/** Cards of communities, page by page. */
export function CommunityFeed({ tab, address, onCreate, onDelete, ...actions }: CommunityFeedProps) {
  return (
    <PagedList
      list={useCommunityPage(tab, address)}
      address={address}
      texts={messages}
      skeleton={
        <div className="card-grid">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      }
      empty={({ search }) =>
        search ? (
          <NoCommunities kind="found" search={search} to={address.hrefOf(1, '')} />
        ) : (
          <NoCommunities kind={tab} onCreate={onCreate} to="/community-switching/all-communities" />
        )
      }
    >
      {(items, frame) => (
        <div {...frame} className="communities">
          <CardGrid>
            {items.map((community) => (
              <li key={community.id}>
                <CommunityCard
                  {...actions}
                  community={asWished(community)}
                  onDelete={(gone) => onDelete(gone, items.length === 1)}
                />
              </li>
            ))}
          </CardGrid>
        </div>
      )}
    </PagedList>
  );
}
