import { type ComponentProps, type ReactNode, useEffect } from 'react';
import * as z from 'zod/mini';
import { type HiddenCard, isShown } from '#contract/fields/hidden.ts';
import {
  type Resource,
  type ResourceCard,
  type ResourceType,
  resources,
  resourceTypes,
} from '#contract/resources/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { OwnedActs } from '#web/parts/forms/owned-acts.tsx';
import type { NewDraft } from '#web/parts/forms/owned-draft.ts';
import { subjectOf } from '#web/parts/forms/owned-kind.ts';
import { OwnedList, useListed } from '#web/parts/forms/owned-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { pageOf } from '#web/parts/lists/use-page.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { useEntryOn } from '#web/parts/sync/queue/use-outbox.ts';
import { KeptHere, renewAdded, useAdded, useAdding } from '../added.tsx';
import { messages } from '../messages.ts';
import { resourceKind } from '../writing/resource-kind.ts';
import { linkTo, PAGE_SIZE, ResourceActs, ResourceItem, ResourcesSkeleton } from './resource-item.tsx';

const Draft = z.object({ title: z.string(), resourceType: z.enum(resourceTypes) });

interface UnsentItemProps extends Pick<ComponentProps<typeof ResourceItem>, 'link' | 'state'> {
  unsent: NewDraft;
}

function UnsentItem({ unsent: { id, draft }, ...own }: UnsentItemProps) {
  const entry = useEntryOn(subjectOf(resourceKind, { id }));
  return <ResourceItem item={{ id, ...Draft.parse(draft), ...fileIn(entry) }} {...own} />;
}

/** The file of an unsent one, if the device has it. */
function fileIn(entry: OutboxEntry | undefined) {
  const { filename: name = '', size = 0 } = entry?.steps.find(({ files }) => files?.file)?.files?.file ?? {};
  return name ? { file: { name, size, type: '' } } : {};
}

type SectionName = keyof typeof messages.of;

const filesOf = (section: SectionName) => ({
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
const Section = ({ section, onEdit, children, ...list }: SectionProps) => (
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

interface StoredSectionProps {
  section: SectionName;
  address: ListAddress;
  onAdd: () => void;
  onEdit: (id: string) => void;
}

/** A section of the whole library, or the member's own of both sections. */
export function StoredSection({ section, address, onAdd, onEdit }: StoredSectionProps) {
  const { has, toggle } = useAdding();
  const isMade = section === 'made';
  const route = isMade ? resources.listUserResources : resources.listResources;
  const input = { ...(!isMade && { category: section }), pageSize: PAGE_SIZE };
  const list = useListed<ResourceCard | HiddenCard>(route, input, address);
  const items = list.shown?.items;

  useEffect(() => {
    if (items) renewAdded(items.filter(isShown));
  }, [items]);

  return (
    <Section
      section={section}
      list={list}
      address={address}
      onEdit={onEdit}
      isHere={({ resourceType }) => isMade || resourceType === section}
      empty={messages.of[section].empty}
      add={{ text: messages.addFiles, onClick: onAdd }}
    >
      {(item, own) => (
        <ResourceItem key={item.id} item={item} link={linkTo(item, address)} {...own}>
          {!isMade && <ResourceActs item={item} isAdded={has(item.id)} onToggle={() => toggle(item)} />}
        </ResourceItem>
      )}
    </Section>
  );
}

interface AddedSectionProps {
  section: ResourceType;
  address: ListAddress;
  onEdit: (id: string) => void;
}

export function AddedSection({ section, address, onEdit }: AddedSectionProps) {
  const { items, add, toggle } = useAdded();
  const own = items.filter(({ resourceType }) => resourceType === section);
  const takeOut = (item: ResourceCard, onGone: () => void) => {
    toggle(item);
    onGone();
    // It is nowhere else on the screen.
    toast(messages.takenOut(item.title), { text: messages.undo, act: () => add(item) });
  };
  return (
    <Section
      section={section}
      list={pageOf(own, address, PAGE_SIZE)}
      address={address}
      onEdit={onEdit}
      end={own.length > 0 && <KeptHere />}
      isHere={() => false}
      empty={{
        title: messages.empty.added[section],
        text: messages.empty.mine,
        children: (
          <LinkButton variant="soft" to={messages.views.all.to}>
            {messages.empty.all}
          </LinkButton>
        ),
      }}
    >
      {(item, { menu }, onGone) => (
        <ResourceItem key={item.id} item={item} link={linkTo(item, address)} menu={menu}>
          <ResourceActs item={item} isAdded onToggle={() => takeOut(item, onGone)} />
        </ResourceItem>
      )}
    </Section>
  );
}
