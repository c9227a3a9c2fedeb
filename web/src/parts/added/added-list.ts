import type * as z from 'zod/mini';
import { deviceList } from '#web/lib/device/device-list.ts';
import { getSession, useSession } from '#web/lib/session/session.ts';

interface Addable {
  readonly id: string;
  readonly version: number;
}

/**
 * What a member has added to what is their own, the last first, on this device alone under `{name}:{memberId}`. With each
 * thing stands what its lists show, so that it is there without a request.
 */
export function addedList<S extends z.ZodMiniType<Addable>>(name: string, schema: S) {
  type Item = z.output<S>;
  type Items = readonly Item[];
  const added = deviceList(name, schema);

  const without = (items: Items, id: string): Items =>
    items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;
  function changeOwn(to: (items: Items) => Items): void {
    const { user } = getSession();
    if (user) added.change(user.id, to);
  }

  return {
    useAdded() {
      const memberId = useSession().user?.id ?? '';
      const items = added.useItems(memberId);
      return {
        items,
        has: (id: string) => items.some((item) => item.id === id),
        /** Adds it, once. */
        add: (thing: Item) =>
          added.change(memberId, (kept) => [schema.parse(thing), ...without(kept, thing.id)]),
        /** Adds it, or takes it out again. */
        toggle: (thing: Item) =>
          added.change(memberId, (kept) => {
            const others = without(kept, thing.id);
            return others === kept ? [schema.parse(thing), ...kept] : others;
          }),
      };
    },

    /** Of a thing that is deleted. */
    dropAdded: (id: string) => changeOwn((kept) => without(kept, id)),

    /** Of things as they are now: what was added before they were changed follows. */
    renewAdded: (things: Items) =>
      changeOwn((kept) => {
        const newer = (item: Item) =>
          things.find(({ id, version }) => id === item.id && version > item.version);
        return kept.some(newer) ? kept.map((item) => newer(item) ?? item) : kept;
      }),
  };
}
