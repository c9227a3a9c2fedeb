import { resources } from '#contract/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { ListSection } from '#web/parts/lists/list-section.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { OwnedActs } from '#web/parts/owned/owned-acts.tsx';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { resourceKind } from '../writing/resource-kind.ts';
import { messages } from './messages.ts';
import { PAGE_SIZE } from './page-size.ts';
import { linkTo, ResourceItem, ResourcesSkeleton } from './resource-item.tsx';
import { UnsentItem, useUnsentFiles } from './unsent-item.tsx';

interface MadeSectionProps {
  address: ListAddress;
  onAdd: () => void;
  onEdit: (id: string) => void;
}

/** What the member made of the library, articles and videos. */
export function MadeSection({ address, onAdd, onEdit }: MadeSectionProps) {
  const { search, page, hrefOf } = address;
  const memberId = useSession().user?.id ?? '';
  const input = { ...(search && { search }), pageSize: PAGE_SIZE };
  const list = usePage({ route: resources.listUserResources, key: 'data', input }, address, useIsBack());
  const unsent = useUnsentFiles(memberId);
  return (
    <ListSection
      title={messages.made.title}
      texts={{ ...messages, ...messages.made }}
      list={list}
      address={address}
      first={search || page > 1 ? [] : unsent.map((each) => <UnsentItem key={each.id} unsent={each} />)}
      skeleton={<ResourcesSkeleton />}
      className="resource-list"
      empty={
        <EmptyState isInSection drawing="sprout" title={messages.made.none} text={messages.made.text}>
          <Button variant="soft" onClick={onAdd}>
            {messages.addFiles}
          </Button>
        </EmptyState>
      }
    >
      {(item, isOnly) => (
        <ResourceItem
          key={item.id}
          item={item}
          link={linkTo(item, hrefOf(page))}
          state={<ThingBadge stands={standsOf(resourceKind, item)} />}
          menu={
            <OwnedActs
              kind={resourceKind}
              item={item}
              onEdit={() => onEdit(item.id)}
              onDeleted={() => isOnly && address.previous()}
            />
          }
        />
      )}
    </ListSection>
  );
}
