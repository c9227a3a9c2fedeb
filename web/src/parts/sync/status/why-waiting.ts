import { timeOf } from '#web/lib/format/time-of.ts';
import { hasFiles, heldBy } from '#web/parts/sync/queue/order.ts';
import type { Thing } from '#web/parts/sync/queue/thing.ts';
import { messages } from './unsent-messages.ts';

/** Why a thing has not gone out yet, in a sentence. */
export function whyItWaits(
  thing: Thing,
  things: readonly Thing[],
  nounOf: (kind: string) => string | undefined,
): string {
  const { why } = messages;
  if (thing.isStopped) return why.stopped;
  const holder = heldBy(thing, things);
  if (holder?.state === 'refused' || holder?.isStopped) return why.waitsFor(holder.title);
  const { problem, missed = 0, tried = 0 } = thing;
  if (!navigator.onLine && (problem?.status ?? 0) === 0) return why.offline;
  if (problem) {
    const [first, last] = [timeOf(missed), timeOf(tried)];
    if (problem.status === 0) return first === last ? why.noAnswer(first) : why.noAnswers(first, last);
    return first === last ? why.busy(first) : why.stillBusy(first, last);
  }
  const ahead = holder ?? things.find((other) => isAhead(other, thing));
  if (!ahead) return why.soon;
  const noun = nounOf(ahead.kind);
  return noun ? why.afterKind(noun) : why.after(ahead.title);
}

/** Whether it goes out first, though the other does not hang on it. */
const isAhead = (other: Thing, thing: Thing): boolean =>
  other.number < thing.number &&
  hasFiles(other) === hasFiles(thing) &&
  (other.state === 'sending' || (other.state === 'waiting' && !other.isStopped));
