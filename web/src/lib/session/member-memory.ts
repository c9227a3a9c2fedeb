import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from './session.ts';

/** What a member tries out, on this page alone: a reload forgets it, and the next member begins with `nothing`. */
export function memberMemory<Value>(nothing: Value) {
  let value = nothing;
  let member = getSession().user?.id;
  const listeners = new Set<() => void>();

  const read = (): Value => value;
  function change(to: (before: Value) => Value): void {
    value = to(value);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  subscribeToSession(() => {
    const { user } = getSession();
    if (user?.id === member) return;
    member = user?.id;
    change(() => nothing);
  });

  return { read, change, useValue: () => useSyncExternalStore(subscribe, read) };
}
