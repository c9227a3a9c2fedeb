import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keepDeviceDraft, readDeviceDraft, subscribeToDeviceDraft } from './device-draft.ts';

const Kept = z.array(z.unknown());

/**
 * A list kept on this device under `{name}:{memberId}`, as drafts are: it survives a sign-out, no other member sees it,
 * and every tab shows its present state.
 */
export function deviceList<S extends z.ZodMiniType>(name: string, schema: S) {
  type Items = readonly z.output<S>[];

  /** Unreadable items are left out. */
  const readable = (kept: unknown[] = []): Items =>
    kept.flatMap((each) => {
      const { success, data } = schema.safeParse(each);
      return success ? [data as z.output<S>] : [];
    });
  const read = (memberId: string): Items => readable(readDeviceDraft(Kept, name, memberId));

  const listeners = new Set<() => void>();
  /** The shown list: the same object until it changes. */
  let shown: { readonly memberId: string; readonly items: Items } | undefined;

  function show(memberId: string, items: Items): void {
    shown = { memberId, items };
    for (const listener of listeners) listener();
  }
  function itemsOf(memberId: string): Items {
    if (shown?.memberId !== memberId) shown = { memberId, items: read(memberId) };
    return shown.items;
  }
  function subscribe(memberId: string, listener: () => void): () => void {
    listeners.add(listener);
    const stop = subscribeToDeviceDraft(Kept, name, memberId, (kept) => show(memberId, readable(kept)));
    return () => {
      stop();
      listeners.delete(listener);
      // From here on this tab does not follow other tabs.
      if (listeners.size === 0) shown = undefined;
    };
  }

  return {
    useItems: (memberId: string): Items =>
      useSyncExternalStore(
        useCallback((listener) => subscribe(memberId, listener), [memberId]),
        () => itemsOf(memberId),
      ),
    /** Includes what other tabs have kept meanwhile; where `to` changes nothing, nothing is kept or reported. */
    change(memberId: string, to: (items: Items) => Items): void {
      const before = read(memberId);
      const after = to(before);
      if (after === before) return;
      keepDeviceDraft(name, memberId, after);
      show(memberId, after);
    },
  };
}
