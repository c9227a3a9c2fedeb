import type { ComponentProps, ReactNode } from 'react';
import type { Resource, ResourceCard } from '#contract/resources.ts';
import { OwnedActs } from '#web/parts/forms/owned-acts.tsx';
import { OwnedList } from '#web/parts/forms/owned-list.tsx';
import { resourceKind } from '../writing/resource-kind.ts';
import { messages } from './messages.ts';
import { ResourcesSkeleton } from './resource-item.tsx';
import { UnsentItem } from './unsent-item.tsx';

export type SectionName = keyof typeof messages.of;

/** How a list of files looks, and what it says of them. */
export const filesOf = (section: SectionName) => ({
  title: messages.of[section].title,
  texts: { ...messages, ...messages.of[section] },
  skeleton: <ResourcesSkeleton />,
  className: 'resource-list',
});

type List = ComponentProps<typeof OwnedList<ResourceCard, Resource>>;

interface SectionProps extends Omit<List, 'kind' | 'unsent' | 'children' | keyof ReturnType<typeof filesOf>> {
  section: SectionName;
  onEdit: (id: string) => void;
  children: (item: ResourceCard, own: { state: ReactNode; menu: ReactNode }, onGone: () => void) => ReactNode;
}

/** Articles, videos, or what the member made of both. */
export const Section = ({ section, onEdit, children, ...list }: SectionProps) => (
  <OwnedList
    kind={resourceKind}
    {...filesOf(section)}
    unsent={(unsent, own) => <UnsentItem key={unsent.id} unsent={unsent} {...own} />}
    {...list}
  >
    {(item, { state, onGone }) => {
      const acts = { kind: resourceKind, item, onEdit: () => onEdit(item.id), onDeleted: onGone };
      return children(item, { state, menu: <OwnedActs {...acts} /> }, onGone);
    }}
  </OwnedList>
);
