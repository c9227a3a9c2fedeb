import { useEffect } from 'react';
import { resources } from '#contract/resources.ts';
import { useListed } from '#web/parts/forms/use-listed.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { renewAdded, useAdding } from '../added.ts';
import { messages } from './messages.ts';
import { linkTo, PAGE_SIZE, ResourceActs, ResourceItem } from './resource-item.tsx';
import { Section, type SectionName } from './section.tsx';

interface StoredSectionProps {
  section: SectionName;
  address: ListAddress;
  onAdd: () => void;
  onEdit: (id: string) => void;
}

/** A section of the whole library, or what the member made of both. */
export function StoredSection({ section, address, onAdd, onEdit }: StoredSectionProps) {
  const { has, toggle } = useAdding();
  const isMade = section === 'made';
  const route = isMade ? resources.listUserResources : resources.listResources;
  const input = { ...(!isMade && { category: section }), pageSize: PAGE_SIZE };
  const list = useListed(route, input, address);
  const items = list.shown?.items;

  useEffect(() => {
    if (items) renewAdded(items);
  }, [items]);

  return (
    <Section
      {...{ section, list, address, onEdit }}
      isHere={({ resourceType }) => isMade || resourceType === section}
      empty={messages.of[section].empty}
      add={{ text: messages.addFiles, onClick: onAdd }}
    >
      {(item, own) => (
        <ResourceItem key={item.id} item={item} link={linkTo(item, address)} {...own}>
          {!isMade && (
            <ResourceActs title={item.title} isAdded={has(item.id)} onToggle={() => toggle(item)} />
          )}
        </ResourceItem>
      )}
    </Section>
  );
}
