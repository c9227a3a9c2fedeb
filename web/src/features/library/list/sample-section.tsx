import { useState } from 'react';
import type { ResourceType } from '#contract/resources.ts';
import { ListSection } from '#web/parts/lists/list-section.tsx';
import { pageOf } from '#web/parts/lists/page-of.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type CollectionView, useCollectionFiles } from '../collections/use-collection-files.ts';
import { messages } from './messages.ts';
import { PAGE_SIZE, ResourceActs, ResourceItem } from './resource-item.tsx';
import { filesOf } from './section.tsx';

interface SampleSectionProps {
  section: ResourceType;
  view: CollectionView;
  address: ListAddress;
}

/** What stands in collections. It is made up, so nothing of what is tried with it is kept. */
export function SampleSection({ section, view, address }: SampleSectionProps) {
  const files = useCollectionFiles(view)[section];
  const [added, setAdded] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setAdded(added.includes(id) ? added.filter((each) => each !== id) : [...added, id]);
  return (
    <ListSection
      {...filesOf(section)}
      list={pageOf(files, address, PAGE_SIZE)}
      address={address}
      empty={{ title: messages.of[section].empty.title, text: messages.empty.samples }}
    >
      {(item) => (
        <ResourceItem key={item.id} item={item}>
          <ResourceActs
            title={item.title}
            isAdded={added.includes(item.id)}
            onToggle={() => toggle(item.id)}
          />
        </ResourceItem>
      )}
    </ListSection>
  );
}
