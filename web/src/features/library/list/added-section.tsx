import type { ResourceCard, ResourceType } from '#contract/resources.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { pageOf } from '#web/parts/lists/page-of.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { useAdded } from '../added.ts';
import { KeptHere } from '../kept-here.tsx';
import { messages } from './messages.ts';
import { linkTo, PAGE_SIZE, ResourceActs, ResourceItem } from './resource-item.tsx';
import { Section } from './section.tsx';
import { views } from './views.ts';

interface AddedSectionProps {
  section: ResourceType;
  address: ListAddress;
  onEdit: (id: string) => void;
}

/** What the member has added of a section. */
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
      end={own.length > 0 && <KeptHere />}
      onEdit={onEdit}
      isHere={() => false}
      empty={{
        title: messages.empty.added[section],
        text: messages.empty.mine,
        children: (
          <LinkButton variant="soft" to={views.all.to}>
            {messages.empty.all}
          </LinkButton>
        ),
      }}
    >
      {(item, { menu }, onGone) => (
        <ResourceItem key={item.id} item={item} link={linkTo(item, address)} menu={menu}>
          <ResourceActs title={item.title} isAdded onToggle={() => takeOut(item, onGone)} />
        </ResourceItem>
      )}
    </Section>
  );
}
