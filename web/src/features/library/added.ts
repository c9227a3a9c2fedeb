import { ResourceCard } from '#contract/resources.ts';
import { deviceList } from '#web/lib/device/device-list.ts';
import { getSession, useSession } from '#web/lib/session/session.ts';

type Items = readonly ResourceCard[];

/** With each resource stands what its lists show, so that it is there without a request. */
const added = deviceList('added', ResourceCard);

/** What the member has added to their own library, the last first. It is on this device alone. */
export function useAdded() {
  const memberId = useSession().user?.id ?? '';
  const items = added.useItems(memberId);
  return {
    items,
    has: (id: string) => items.some((item) => item.id === id),
    /** Adds it, or takes it out again. */
    toggle: (resource: ResourceCard) =>
      added.change(memberId, (kept) => {
        const others = without(kept, resource.id);
        return others === kept ? [ResourceCard.parse(resource), ...kept] : others;
      }),
  };
}

/** Of a resource that is deleted. */
export const dropAdded = (id: string) => changeOwn((kept) => without(kept, id));

/** Of resources as they are now: what was added before they were changed follows. */
export const renewAdded = (resources: Items) =>
  changeOwn((kept) => {
    const newer = (item: ResourceCard) =>
      resources.find(({ id, version }) => id === item.id && version > item.version);
    return kept.some(newer) ? kept.map((item) => newer(item) ?? item) : kept;
  });

function changeOwn(to: (items: Items) => Items): void {
  const { user } = getSession();
  if (user) added.change(user.id, to);
}

const without = (items: Items, id: string): Items =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;
