import { messages } from '#web/parts/editor/messages.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import type { Failure } from './failure.ts';

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
