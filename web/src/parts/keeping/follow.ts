import { toast } from '#web/components/overlay/toast.tsx';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { isLineLost, subscribeToLine } from '#web/lib/api/line.ts';
import { replyCache, subscribeToReplies } from '#web/lib/api/reply-cache.ts';
import { hasRoom } from '#web/lib/device/device-files.ts';
import type { KeptPiece } from '#web/lib/device/kept-pieces.ts';
import { keepOn, measure, withPiece } from './keep.ts';
import { change, letGo, look } from './kept.ts';
import { messages } from './messages.ts';
import type { PieceRef } from './piece.ts';

/** Milliseconds after a change of the replies: those of a screen come together. */
const FOLLOW_MS = 1000;

/** What is kept follows what was read since: new files come, old ones go, and what is deleted goes too. */
async function follow(): Promise<void> {
  const kept = await look();
  for (const piece of kept?.pieces ?? []) await followOne(piece).catch(() => undefined);
  if (kept) void keepOn();
}

async function followOne(piece: KeptPiece): Promise<void> {
  const { error } = replyCache.get(piece.replies[0] ?? '') ?? {};
  if (error instanceof ApiError && !isUncertain(error)) {
    await letGo(piece.id);
    toast(messages.gone(piece.title));
    return;
  }
  const { replies, files, bytes } = await measure(piece.ref as PieceRef);
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((each, place) => each === other[place]);
  const paths = files.map(({ path }) => path);
  if (isSame(piece.replies, replies) && isSame(piece.files, paths)) return;
  if (await hasRoom(bytes))
    await change((kept) => withPiece(kept, { replies, files }, { ...piece, piece: piece.ref as PieceRef }));
}

/** Begins, once a page. */
export function startKeepingOn(): void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  const followSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(() => void follow(), FOLLOW_MS);
  };
  subscribeToReplies(followSoon);
  subscribeToLine(() => !isLineLost() && void keepOn());
  window.addEventListener('online', () => void keepOn());
  followSoon();
}
