import { ApiError } from '#web/lib/api/api.ts';
import { ChunkError } from '#web/lib/load-chunk.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';

/** What stopped a save. */
export interface Failure {
  readonly text: string;
  /** Nothing is lost: it goes out by itself. */
  readonly isWaiting: boolean;
  /** It was the connection: the save goes on when that is back. */
  readonly isOffline: boolean;
  /** The block that was to be saved alone. */
  readonly blockId?: string | undefined;
}

/** Why a draft could not even be handed over; `device` is what the member holds. */
export function wordsOfCause(cause: Error, device: string, isRefused: boolean): Failure {
  const isUnanswered = cause instanceof ApiError ? cause.status === 0 : cause instanceof ChunkError;
  const isOffline = isUnanswered && !navigator.onLine;
  return { text: isOffline ? whyKept(0, device, isRefused) : cause.message, isWaiting: isOffline, isOffline };
}
