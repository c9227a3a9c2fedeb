import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keptUrls } from '#web/lib/config.ts';
import {
  changeKept,
  KEPT_PART_BYTES,
  type Kept,
  type KeptPiece,
  readKeptPieces,
  readParts,
} from '#web/lib/device/kept-pieces.ts';
import { clearReplies, onRepliesDropped } from '#web/lib/device/kept-replies.ts';
import { getSession } from '#web/lib/session/session.ts';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';

/* What this device keeps on purpose, as every tab knows it. */

let shown: Kept | undefined;
let ended = new AbortController();
const listeners = new Set<() => void>();

const channel = openBroadcast('furrow-kept', z.literal('changed'), () => void look());

onRepliesDropped(() => {
  ended.abort();
  ended = new AbortController();
  dropUrls(() => false);
  show(undefined);
});

function show(kept: Kept | undefined): void {
  shown = kept?.member === getSession().user?.id ? kept : undefined;
  for (const listener of listeners) listener();
}

/** Reads it anew; what an earlier page left of another member goes. */
export async function look(): Promise<Kept | undefined> {
  const kept = await readKeptPieces();
  show(kept);
  if (kept && !shown) await clearReplies();
  dropUrls((path) => shown?.files[path] !== undefined);
  return shown;
}

/** Aborted when the session ends, or a password is new. */
export const untilEnded = (): AbortSignal => ended.signal;

/** Undefined while nothing is kept, or before the first `look`. */
export const useKept = (): Kept | undefined => useSyncExternalStore(subscribe, () => shown);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** As `changeKept`, of this member and this session alone. */
export async function change(
  to: (kept: Kept) => Kept,
  { part, begins }: { part?: Parameters<typeof changeKept>[1]; begins?: boolean } = {},
): Promise<void> {
  const member = getSession().user?.id;
  const { signal } = ended;
  signal.throwIfAborted();
  const changed = await changeKept((kept) => {
    if (signal.aborted || !member || (kept && kept.member !== member)) return undefined;
    if (!kept && !begins) return undefined;
    return to(kept ?? { member, pieces: [], files: {} });
  }, part);
  if (signal.aborted) return;
  show(changed);
  dropUrls((path) => changed?.files[path] !== undefined);
  channel?.post('changed');
}

/** Without these pieces, and the files that no other piece has. */
export function without(kept: Kept, isLetGo: (piece: KeptPiece) => boolean): Kept {
  const pieces = kept.pieces.filter((piece) => !isLetGo(piece));
  const used = new Set(pieces.flatMap(({ files }) => files));
  const files = Object.fromEntries(Object.entries(kept.files).filter(([path]) => used.has(path)));
  return { ...kept, pieces, files };
}

export const letGo = (id: string): Promise<void> =>
  change((kept) => without(kept, (piece) => piece.id === id)).catch(() => undefined);

export const partsOf = (size: number): number => Math.ceil(size / KEPT_PART_BYTES);

/** Bytes of a piece: those that are here, and all. */
export function bytesOf({ files }: Kept, piece: KeptPiece): { here: number; all: number } {
  const of = piece.files.flatMap((path) => files[path] ?? []);
  return {
    here: of.reduce((sum, { size, parts }) => sum + Math.min(size, parts * KEPT_PART_BYTES), 0),
    all: of.reduce((sum, { size }) => sum + size, 0),
  };
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  qt: 'video/quicktime',
};

/** What is no picture or film can only be downloaded: on the site's own origin nothing else may open. */
const typeOf = (path: string) =>
  types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Has whole files shown from this device: of the pieces that have a reply. @returns whether any of them is new. */
export async function showFiles(reply: string): Promise<boolean> {
  const kept = await look();
  const { signal } = ended;
  let isNew = false;
  const pieces = kept?.pieces.filter(({ replies }) => replies.includes(reply)) ?? [];
  for (const path of pieces.flatMap(({ files }) => files)) {
    const { size = 0, parts = 0 } = kept?.files[path] ?? {};
    if (size === 0 || parts < partsOf(size) || keptUrls.has(path)) continue;
    const blobs = await readParts(path, parts).catch(() => []);
    if (signal.aborted) return false;
    const file = new Blob(blobs, { type: typeOf(path) });
    if (file.size !== size) continue;
    keptUrls.set(path, URL.createObjectURL(file));
    isNew = true;
  }
  return isNew;
}

function dropUrls(isKept: (path: string) => boolean): void {
  for (const [path, url] of keptUrls) {
    if (isKept(path)) continue;
    keptUrls.delete(path);
    URL.revokeObjectURL(url);
  }
}
