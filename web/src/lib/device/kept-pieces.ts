import { deviceStore, settled } from './device-store.ts';
import { KEPT_DATABASE } from './kept-replies.ts';

/** Bytes of each part of a file: what a break of the connection costs at most. */
export const KEPT_PART_BYTES = 512 * 1024;

/** Something that a member keeps on purpose, by what it is and which. */
export interface KeptPiece {
  readonly id: string;
  /** What it is, for whoever keeps it. */
  readonly ref: unknown;
  readonly title: string;
  /** Its address in the site. */
  readonly to: string;
  /** The texts of the keys of its replies; the first is its own. */
  readonly replies: readonly string[];
  /** Its files, as in `Kept`. */
  readonly files: readonly string[];
}

/** What a member keeps on this device on purpose. */
export interface Kept {
  readonly member: string;
  readonly pieces: readonly KeptPiece[];
  /** By `{folder}/{name}` of the content host: bytes, and how many parts are here. Pieces may share one. */
  readonly files: Readonly<Record<string, { readonly size: number; readonly parts: number }>>;
}

const inKept = deviceStore(KEPT_DATABASE, 'kept');
const ALL = 'all';
const partKey = (path: string, number: number) => `${path}#${number}`;

/** Never fails. */
export const readKeptPieces = (): Promise<Kept | undefined> =>
  inKept('readonly', (store): Promise<Kept | undefined> => settled(store.get(ALL))).catch(() => undefined);

/** The texts of the keys of the replies that no bound may take from the device. */
export const readPinned = async (): Promise<ReadonlySet<string>> =>
  new Set((await readKeptPieces())?.pieces.flatMap(({ replies }) => replies));

/**
 * Changes what the member keeps, in one transaction with the parts of files that come or go; throws where the browser
 * refuses it. What is not theirs, or was emptied since by a log-out, is left: `change` gets undefined.
 */
export const changeKept = (
  change: (kept: Kept | undefined) => Kept | undefined,
  part?: { readonly path: string; readonly number: number; readonly bytes: Blob },
): Promise<Kept | undefined> =>
  inKept('readwrite', async (store) => {
    const before: Kept | undefined = await settled(store.get(ALL));
    const after = change(before);
    if (!after || after === before) return before;
    for (const [path, { parts }] of Object.entries(before?.files ?? {}))
      if (!after.files[path])
        for (let number = 0; number < parts; number += 1) store.delete(partKey(path, number));
    if (part) await settled(store.put(part.bytes, partKey(part.path, part.number)));
    await settled(store.put(after, ALL));
    return after;
  });

/** Frees the room of the first parts of a file: a full device takes no other change before. */
export const freeParts = (path: string, parts: number): Promise<unknown> =>
  inKept('readwrite', (store) =>
    Promise.all(Array.from({ length: parts }, (_, number) => settled(store.delete(partKey(path, number))))),
  );

/** The parts of a file that is whole. */
export const readParts = (path: string, parts: number): Promise<Blob[]> =>
  inKept('readonly', (store) =>
    Promise.all(
      Array.from({ length: parts }, (_, number): Promise<Blob> => settled(store.get(partKey(path, number)))),
    ),
  );
