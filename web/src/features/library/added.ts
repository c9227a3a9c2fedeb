import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { ResourceCard } from '#contract/resources.ts';
import { hearDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { getSession, useSession } from '#web/lib/session/session.ts';

/*
 * What a member has added to their own library. It is on this device alone, as drafts are: it stays through a sign-out,
 * and nobody else is shown it. With each resource stands what its lists show, so that it is there without a request.
 */

const NAME = 'added';
const Kept = z.array(z.unknown());

type Items = readonly ResourceCard[];

/** One that an earlier version of the site kept otherwise is left out: the others stay. */
const readable = (kept: unknown[] = []): Items =>
  kept.flatMap((each) => ResourceCard.safeParse(each).data ?? []);

const read = (memberId: string): Items => readable(readDeviceDraft(Kept, NAME, memberId));

const listeners = new Set<() => void>();
/** What is shown: the same until it changes. */
let shown: { readonly memberId: string; readonly items: Items } | undefined;

function show(memberId: string, items: Items): void {
  shown = { memberId, items };
  for (const listener of listeners) listener();
}

function itemsOf(memberId: string): Items {
  if (shown?.memberId !== memberId) shown = { memberId, items: read(memberId) };
  return shown.items;
}

/** With what other tabs have kept meanwhile; what is left as it was is neither kept nor told again. */
function change(memberId: string, to: (items: Items) => Items): void {
  const before = read(memberId);
  const after = to(before);
  if (after === before) return;
  keepDeviceDraft(NAME, memberId, after);
  show(memberId, after);
}

function hear(memberId: string, listener: () => void): () => void {
  listeners.add(listener);
  const stop = hearDeviceDraft(Kept, NAME, memberId, (kept) => show(memberId, readable(kept)));
  return () => {
    stop();
    listeners.delete(listener);
    // From here on nobody hears what other tabs keep.
    if (listeners.size === 0) shown = undefined;
  };
}

/** What the member has added, the last first. */
export function useAdded() {
  const memberId = useSession().user?.id ?? '';
  const items = useSyncExternalStore(
    useCallback((listener) => hear(memberId, listener), [memberId]),
    () => itemsOf(memberId),
  );
  return {
    items,
    has: (id: string) => items.some((item) => item.id === id),
    /** Adds it, or takes it out again. */
    toggle: (resource: ResourceCard) =>
      change(memberId, (kept) => {
        const others = without(kept, resource.id);
        return others === kept ? [ResourceCard.parse(resource), ...kept] : others;
      }),
  };
}

/** Of a resource that is deleted. */
export function dropAdded(id: string): void {
  const { user } = getSession();
  if (user) change(user.id, (kept) => without(kept, id));
}

/** Of resources as they are now: what was added before they were changed follows. */
export function renewAdded(resources: readonly ResourceCard[]): void {
  const { user } = getSession();
  if (!user) return;
  change(user.id, (kept) => {
    const newer = (item: ResourceCard) =>
      resources.find(({ id, version }) => id === item.id && version > item.version);
    return kept.some(newer) ? kept.map((item) => newer(item) ?? item) : kept;
  });
}

const without = (items: Items, id: string): Items =>
  items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items;
