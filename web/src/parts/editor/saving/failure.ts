import { ApiError } from '#web/lib/api/api.ts';
import { ChunkError } from '#web/lib/load-chunk.ts';
import { messages } from '#web/parts/editor/messages.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
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

/** Whether it was refused, waits although it was tried, or until it is sent by hand. */
export const isHeld = ({ state, problem, isStopped }: Thing): boolean =>
  state === 'refused' || (state === 'waiting' && (problem !== undefined || isStopped === true));

/** Why a thing has not arrived yet, where that is known; `device` is what the member holds. */
export function failureOf(
  { state, problem, isStopped }: Pick<Thing, 'state' | 'problem' | 'isStopped'>,
  blockId: string | undefined,
  device: string,
  isFleeting: boolean,
): Failure | undefined {
  const isOffline = problem?.status === 0 && !navigator.onLine;
  if (isStopped) return { text: messages.progress.stopped, isWaiting: false, isOffline, blockId };
  if (!problem) return undefined;
  const isWaiting = state !== 'refused';
  const text = isWaiting ? whyKept(problem.status, device, isFleeting) : problem.message;
  return { text, isWaiting, isOffline, blockId };
}

/** The same of what could not even be handed over. */
export function wordsOfCause(cause: Error, device: string, isRefused: boolean): Failure {
  const isUnanswered = cause instanceof ApiError ? cause.status === 0 : cause instanceof ChunkError;
  const isOffline = isUnanswered && !navigator.onLine;
  return { text: isOffline ? whyKept(0, device, isRefused) : cause.message, isWaiting: isOffline, isOffline };
}
