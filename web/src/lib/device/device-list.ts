import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keepDeviceDraft, readDeviceDraft, subscribeToDeviceDraft } from './device-draft.ts';

const Kept = z.array(z.unknown());

/**
 * A list that is kept on this device under `{name}:{memberId}`, as drafts are: it stays through a sign-out, nobody else is
 * shown it, and every tab shows it as it is now.
 */
export function deviceList<S extends z.ZodMiniType>(name: string, schema: S) {
  type Items = readonly z.output<S>[];

  /** What cannot be read is left out: the others stay. */
  const readable = (kept: unknown[] = []): Items =>
    kept.flatMap((each) => {
      const { success, data } = schema.safeParse(each);
      return success ? [data as z.output<S>] : [];
    });
  const read = (memberId: string): Items => readable(readDeviceDraft(Kept, name, memberId));

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
  function subscribe(memberId: string, listener: () => void): () => void {
    listeners.add(listener);
    const stop = subscribeToDeviceDraft(Kept, name, memberId, (kept) => show(memberId, readable(kept)));
    return () => {
      stop();
      listeners.delete(listener);
      // From here on nobody hears what other tabs keep.
      if (listeners.size === 0) shown = undefined;
    };
  }

  return {
    useItems: (memberId: string): Items =>
      useSyncExternalStore(
        useCallback((listener) => subscribe(memberId, listener), [memberId]),
        () => itemsOf(memberId),
      ),
    /** With what other tabs have kept meanwhile; what `to` leaves as it was is neither kept nor told again. */
    change(memberId: string, to: (items: Items) => Items): void {
      const before = read(memberId);
      const after = to(before);
      if (after === before) return;
      keepDeviceDraft(name, memberId, after);
      show(memberId, after);
    },
  };
}
