import { toastFailure } from '#web/components/overlay/toast.tsx';
import { hasRoom } from '#web/lib/device/device-files.ts';
import { freeParts, type Kept, type KeptPiece } from '#web/lib/device/kept-pieces.ts';
import { withLock } from '#web/lib/tabs/lock.ts';
import { fetchPart, sizeOf } from './content.ts';
import { change, look, partsOf, untilEnded, without } from './kept.ts';
import { messages } from './messages.ts';
import { type PieceFile, type PieceRef, pieceId, planOf } from './piece.ts';

/** Milliseconds until a broken fetch is tried again, unless the connection says before that it is back. */
const RETRY_MS = 30_000;

export interface Measured {
  readonly piece: PieceRef;
  readonly replies: readonly string[];
  readonly files: readonly Required<PieceFile>[];
  readonly bytes: number;
}

/** What a piece takes; throws where it cannot be asked for. */
export async function measure(piece: PieceRef): Promise<Measured> {
  const { replies, files } = await planOf(piece);
  const known = (await look())?.files ?? {};
  const sized = await Promise.all(
    files.map(async ({ path, size = known[path]?.size }) => ({ path, size: size ?? (await sizeOf(path)) })),
  );
  return { piece, replies, files: sized, bytes: sized.reduce((sum, { size }) => sum + size, 0) };
}

/** Begins to keep it. @returns false where the device has no room for it, or refuses. */
export async function keep(
  measured: Measured,
  { title, to }: { title: string; to: string },
): Promise<boolean> {
  if (!(await hasRoom(measured.bytes))) return false;
  try {
    await change((kept) => withPiece(kept, measured, { title, to, piece: measured.piece }), { begins: true });
  } catch {
    return false;
  }
  // Asked for only now that something is kept on purpose; a browser that refuses keeps it as long as it can.
  await navigator.storage?.persist?.().catch(() => false);
  await writeReplies();
  void keepOn();
  return true;
}

/** A piece counts as kept once its files have come: by then the device has the replies that show them, too. */
async function writeReplies(): Promise<void> {
  // It begins after the first screen.
  const keeper = await import('#web/parts/reading/keeper.ts').catch(() => undefined);
  await keeper?.writeNow();
}

export function withPiece(
  kept: Kept,
  { replies, files }: Pick<Measured, 'replies' | 'files'>,
  { title, to, piece }: { title: string; to: string; piece: PieceRef },
): Kept {
  const id = pieceId(piece);
  const one = { id, title, to, ref: piece, replies, files: files.map(({ path }) => path) };
  const others = without(
    { ...kept, pieces: [one, ...kept.pieces.filter((other) => other.id !== id)] },
    () => false,
  );
  const sizes = files.map(({ path, size }) => [path, others.files[path] ?? { size, parts: 0 }]);
  return { ...others, files: { ...others.files, ...Object.fromEntries(sizes) } };
}

let running: Promise<void> | undefined;
let isAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches what is missing of all that is kept, in one tab alone. Never fails: what broke is tried again. */
export function keepOn(): Promise<void> {
  clearTimeout(timer);
  isAgain = running !== undefined;
  running ??= withLock('furrow-kept', { signal: untilEnded() }, fetchMissing, (why) =>
    why === 'none' ? fetchMissing() : undefined,
  )
    .catch(() => {
      timer = setTimeout(() => void keepOn(), RETRY_MS);
    })
    .finally(() => {
      running = undefined;
      if (isAgain) void keepOn();
    });
  return running;
}

async function fetchMissing(): Promise<void> {
  const signal = untilEnded();
  for (;;) {
    const kept = await look();
    const path = kept?.pieces
      .flatMap(({ files }) => files)
      .find((each) => (kept.files[each]?.parts ?? 0) < partsOf(kept.files[each]?.size ?? 0));
    if (!path || signal.aborted) return;
    const come = await fetchPart(path, kept?.files[path]?.parts ?? 0, signal, (bytes, number) =>
      put(path, number, bytes),
    );
    if (come === 'gone') await change((now) => withoutFile(now, path));
  }
}

/** A part that came out of turn, or of a file that was let go meanwhile, is left out. */
async function put(path: string, number: number, bytes: Blob): Promise<void> {
  const withPart = (kept: Kept): Kept => {
    const file = kept.files[path];
    if (file?.parts !== number) return kept;
    return { ...kept, files: { ...kept.files, [path]: { ...file, parts: number + 1 } } };
  };
  try {
    await change(withPart, { part: { path, number, bytes } });
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'QuotaExceededError')) throw cause;
    // Nothing is kept by halves.
    await freeParts(path, number);
    const unfinished: KeptPiece[] = [];
    await change((kept) =>
      without(kept, (piece) => {
        const isLetGo = piece.files.includes(path);
        if (isLetGo) unfinished.push(piece);
        return isLetGo;
      }),
    );
    for (const { title } of unfinished) toastFailure(messages.full(title));
  }
}

function withoutFile(kept: Kept, path: string): Kept {
  const pieces = kept.pieces.map((piece) => ({
    ...piece,
    files: piece.files.filter((each) => each !== path),
  }));
  return without({ ...kept, pieces }, () => false);
}
