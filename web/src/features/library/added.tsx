import { Check, Plus } from 'lucide-react';
import { ResourceCard } from '#contract/resources/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { deviceList } from '#web/lib/device/device-list.ts';
import { getSession, useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';
import './added.css';

type Items = readonly ResourceCard[];

/**
 * What a member has added to their own library, the last first, kept on this device under `added:{memberId}`, with the
 * card of each resource, so that it shows without a request.
 */
const added = deviceList('added', ResourceCard);

const without = (items: Items, id: string): Items =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;

function changeOwn(to: (items: Items) => Items): void {
  const { user } = getSession();
  if (user) added.change(user.id, to);
}

export function useAdded() {
  const memberId = useSession().user?.id ?? '';
  const items = added.useItems(memberId);
  return {
    items,
    has: (id: string) => items.some((item) => item.id === id),
    add: (resource: ResourceCard) =>
      added.change(memberId, (kept) => [ResourceCard.parse(resource), ...without(kept, resource.id)]),
    toggle: (resource: ResourceCard) =>
      added.change(memberId, (kept) => {
        const others = without(kept, resource.id);
        return others === kept ? [ResourceCard.parse(resource), ...kept] : others;
      }),
  };
}

/** The same with a text, where the added item stays in its list. */
export function useAdding() {
  const { has, toggle } = useAdded();
  return {
    has,
    toggle: (item: ResourceCard) => {
      if (!has(item.id)) toast(messages.nowAdded(item.title));
      toggle(item);
    },
  };
}

export const dropAdded = (id: string) => changeOwn((kept) => without(kept, id));

/** Updates kept cards: what was added before a change follows it. */
export const renewAdded = (resources: Items) =>
  changeOwn((kept) => {
    const newer = (item: ResourceCard) =>
      resources.find(({ id, version }) => id === item.id && version > item.version);
    return kept.some(newer) ? kept.map((item) => newer(item) ?? item) : kept;
  });

/** Beside added items: they are on no other device of the member's. */
export const KeptHere = () => <p className="soft">{messages.keptHere}</p>;

interface AddToggleProps {
  title: string;
  isAdded: boolean;
  onToggle: () => void;
}

/** Adds something to the member's own library, or takes it out again. */
export function AddToggle({ title, isAdded, onToggle }: AddToggleProps) {
  const Icon = isAdded ? Check : Plus;
  return (
    <Button
      small
      className={isAdded ? 'add-toggle is-added' : 'add-toggle'}
      icon={<Icon />}
      aria-label={isAdded ? messages.addedOf(title) : messages.addOf(title)}
      onClick={onToggle}
    >
      {isAdded ? messages.added : messages.add}
    </Button>
  );
}
