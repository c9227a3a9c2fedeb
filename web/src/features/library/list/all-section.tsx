import { useEffect } from 'react';
import { type ResourceType, resources } from '#contract/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { OwnedActs } from '#web/parts/owned/owned-acts.tsx';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { renewAdded, useAdding } from '../added.ts';
import { resourceKind } from '../writing/resource-kind.ts';
import { messages } from './messages.ts';
import { PAGE_SIZE } from './page-size.ts';
import { linkTo, ResourceActs, ResourceItem } from './resource-item.tsx';
import { Section } from './section.tsx';
import { UnsentItem, useUnsentIn } from './unsent-item.tsx';

interface AllSectionProps {
  section: ResourceType;
  address: ListAddress;
  onAdd: () => void;
  onEdit: (id: string) => void;
}

/** A section of the whole library. */
export function AllSection({ section, address, onAdd, onEdit }: AllSectionProps) {
  const { search, page, hrefOf } = address;
  const memberId = useSession().user?.id ?? '';
  const { has, toggle } = useAdding();
  const input = { category: section, ...(search && { search }), pageSize: PAGE_SIZE };
  const list = usePage({ route: resources.listResources, key: 'data', input }, address, useIsBack());
  const items = list.shown?.items;
  const unsent = useUnsentIn(section, memberId);

  useEffect(() => {
    if (items) renewAdded(items);
  }, [items]);

  return (
    <Section
      section={section}
      list={list}
      address={address}
      first={search || page > 1 ? [] : unsent.map((each) => <UnsentItem key={each.id} unsent={each} />)}
      empty={
        <EmptyState isInSection drawing="sprout" title={messages.empty[section]} text={messages.empty.text}>
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
          state={item.creator === memberId && <ThingBadge stands={standsOf(resourceKind, item)} />}
          menu={
            <OwnedActs
              kind={resourceKind}
              item={item}
              onEdit={() => onEdit(item.id)}
              onDeleted={() => isOnly && address.previous()}
            />
          }
        >
          <ResourceActs title={item.title} isAdded={has(item.id)} onToggle={() => toggle(item)} />
        </ResourceItem>
      )}
    </Section>
  );
}
