import { getSession, hearSession } from '#web/lib/session/session.ts';

/** What a member tries with the sample collections. It is on this page alone: nobody should find an example kept. */
export interface AddedHere {
  /** Collections that they made, by id and title. */
  readonly made: readonly { readonly id: string; readonly title: string }[];
  /** Titles of files, by the collection's id. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Ids of members, by the collection's id. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

const nothing: AddedHere = { made: [], files: {}, members: {} };

let added = nothing;
let member = getSession().user?.id;
const listeners = new Set<() => void>();

// The next member begins with what is in the samples.
hearSession(() => {
  const { user } = getSession();
  if (user?.id === member) return;
  member = user?.id;
  changeAdded(() => nothing);
});

export const readAdded = (): AddedHere => added;

export function changeAdded(change: (before: AddedHere) => AddedHere): void {
  added = change(added);
  for (const listener of listeners) listener();
}

export function hearAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
