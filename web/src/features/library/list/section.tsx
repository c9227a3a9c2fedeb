import type { ComponentProps } from 'react';
import type { ResourceType } from '#contract/resources.ts';
import { ListSection } from '#web/parts/lists/list-section.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { type Listed, ResourcesSkeleton } from './resource-item.tsx';

type SectionProps<Item> = { section: ResourceType } & Omit<
  ComponentProps<typeof ListSection<Item>>,
  'title' | 'texts' | 'skeleton' | 'className'
>;

/** Articles or videos. */
export function Section<Item extends Listed>({ section, ...list }: SectionProps<Item>) {
  return (
    <ListSection
      title={all.sections[section]}
      texts={{ ...messages, ...messages.of[section] }}
      skeleton={<ResourcesSkeleton />}
      className="resource-list"
      {...list}
    />
  );
}
