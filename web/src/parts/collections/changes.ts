import { MOST_COLLECTED } from '#contract/fields/limits.ts';
import type { CollectionOf } from '#contract/resources/collections.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { newKey } from '#web/lib/api/request.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { newStep, type Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { loadOutbox, putToggle } from '#web/parts/sync/queue/pending-toggles.ts';
import { coverOf } from './cover-of.ts';
import { messages } from './messages.ts';
import { addressOf, placeOwn } from './places.ts';

/** Kinds of outbox entries: a new collection or name, what is in one, whether it is there, who sees it, who saved it. */
export const MADE = 'collection';
export const COLLECTED = 'collected';
export const DELETED = 'collection/deleted';
export const SHARED = 'collection/public';
export const SAVED = 'collection/saved';

interface Named {
  readonly id: string;
  readonly title: string;
}
/** A collection, as its card and its page have it. */
interface Collected extends Named {
  readonly of: CollectionOf;
}

export const placeOf = (collection: string, thing: string) => `${collection}/${thing}`;

/** Puts a file or a course into a collection, or takes it out. */
export const setIncluded = (collection: Collected, { id, title }: Named, included: boolean): void =>
  change(collection, {
    kind: COLLECTED,
    subject: placeOf(collection.id, id),
    desired: included ? '1' : '0',
    title: (included ? messages.adding : messages.takingOut)(title, collection.title),
    steps: [{ route: 'collections.setItem', input: { collectionId: collection.id, id, included } }],
  });

interface Draft {
  readonly of: CollectionOf;
  readonly title: string;
  readonly isPublic?: boolean;
}

/** It keeps the drawing that it waits with. */
const newMade = ({ of, title, isPublic = false }: Draft) =>
  newStep('collections.addCollection', { of, title, isPublic, cover: coverOf(newKey()) });

/**
 * Makes a collection of the member's, with these things in it. @returns its entry once that has arrived, was refused, or
 * has to wait
 */
export async function makeCollection({ of, title, isPublic = false }: Draft, things: readonly Named[] = []) {
  const made = newMade({ of, title, isPublic });
  const collectionId = { from: made.key, path: 'data.id' };
  const steps = [
    made,
    ...things.map(({ id }) => newStep('collections.setItem', { collectionId, id, included: true })),
  ];
  const id = await keep(messages.making(title), placeOwn[of], steps);
  return id === undefined ? undefined : (await loadChunk(loadOutbox)).tried(id);
}

/** Makes a collection of files, each of which goes by itself. */
export async function moveInto(title: string, files: readonly Named[]): Promise<void> {
  const made = newMade({ of: 'library', title });
  await keep(messages.making(title), placeOwn.library, [made]);
  for (const file of files.slice(0, MOST_COLLECTED).toReversed())
    await addToNew({ of: 'library', key: made.key, title }, file);
}

/**
 * Puts a file or a course into a collection that has not arrived: `key` is that of the step that makes it. What is
 * deleted meanwhile is left out.
 */
export async function addToNew(
  { of, key, title }: Omit<Collected, 'id'> & { readonly key: string },
  thing: Named,
): Promise<void> {
  const { put, done, drop } = await loadChunk(loadOutbox);
  const id = newKey();
  const input = { collectionId: { from: key, path: 'data.id' }, id: thing.id, included: true };
  await put({
    id,
    kind: COLLECTED,
    title: messages.adding(thing.title, title),
    queueKey: placeOwn[of],
    steps: [newStep('collections.setItem', input)],
  });
  void done(id).then((entry) => (entry?.problem?.status === 404 ? drop(id) : undefined));
}

export const renameCollection = ({ of, id }: Omit<Collected, 'title'>, title: string) =>
  keep(messages.renaming(title), addressOf(of, id), [newStep('collections.updateCollection', { id, title })]);

/** @returns the id of its entry; undefined where the device could not take it, which a toast says. */
async function keep(title: string, queueKey: string, steps: readonly Step[]): Promise<string | undefined> {
  try {
    const { put, done } = await loadChunk(loadOutbox);
    const id = newKey();
    await put({ id, kind: MADE, title, queueKey, steps });
    void done(id).then((entry) => entry?.state === 'refused' && fail(entry.problem?.message ?? ''));
    return id;
  } catch (error) {
    fail(String((error as Error).message));
    return undefined;
  }
  function fail(why: string): void {
    toastFailure(messages.notDone(title, why));
  }
}

export const share = (collection: Collected, isPublic: boolean): void =>
  change(collection, {
    kind: SHARED,
    desired: isPublic ? '1' : '0',
    title: (isPublic ? messages.sharing : messages.hiding)(collection.title),
    steps: [{ route: 'collections.updateCollection', input: { id: collection.id, isPublic } }],
  });

export const save = (collection: Collected, saved: boolean): void =>
  change(collection, {
    kind: SAVED,
    desired: saved ? '1' : '0',
    title: (saved ? messages.saving : messages.unsaving)(collection.title),
    steps: [{ route: 'collections.saveCollection', input: { id: collection.id, saved } }],
  });

export const remove = (collection: Collected): void =>
  change(collection, {
    kind: DELETED,
    desired: 'gone',
    title: messages.deleting(collection.title),
    steps: [{ route: 'collections.deleteCollection', input: { id: collection.id } }],
  });

type Toggle = Parameters<typeof putToggle>[0];

/** Shows a change of a collection at once; it goes out when there is a connection. */
function change(
  { of, id, title }: Collected,
  what: Pick<Toggle, 'kind' | 'desired' | 'title' | 'steps'> & { readonly subject?: string },
): void {
  const onFailed = (why: string) => toastFailure(messages.notChanged(title, why));
  putToggle({ subject: id, queueKey: addressOf(of, id), onFailed, ...what });
}
