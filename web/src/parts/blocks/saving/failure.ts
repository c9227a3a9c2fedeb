import { ApiError } from '#web/lib/api/api.ts';
import { ChunkError } from '#web/lib/load-chunk.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import type { Thing } from '#web/parts/outbox/thing.ts';

/** What stopped a save. */
export interface Failure {
  readonly text: string;
  /** It was the connection: the save goes on when that is back. */
  readonly isOffline: boolean;
  /** The block that was to be saved alone. */
  readonly blockId?: string | undefined;
}

/** Whether it was refused, waits although it was tried, or until it is sent by hand. */
export const isHeld = ({ state, problem, isStopped }: Thing): boolean =>
  state === 'refused' || (state === 'waiting' && (problem !== undefined || isStopped === true));

/** Why a thing has not arrived yet, where that is known. */
export function failureOf(
  { problem, isStopped }: Pick<Thing, 'problem' | 'isStopped'>,
  blockId: string | undefined,
): Failure | undefined {
  const isOffline = problem?.status === 0 && !navigator.onLine;
  if (isStopped) return { text: messages.progress.stopped, isOffline, blockId };
  if (!problem) return undefined;
  return { text: isOffline ? messages.progress.offline : problem.message, isOffline, blockId };
}

/** The same of what could not even be handed over. */
export function wordsOfCause(cause: Error): Failure {
  const isUnanswered = cause instanceof ApiError ? cause.status === 0 : cause instanceof ChunkError;
  const isOffline = isUnanswered && !navigator.onLine;
  return { text: isOffline ? messages.progress.offline : cause.message, isOffline };
}
