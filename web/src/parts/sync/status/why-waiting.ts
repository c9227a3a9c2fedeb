import { timeOf } from '#web/lib/format/time-of.ts';
import { hasFiles, heldBy } from '#web/parts/sync/queue/order.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './unsent-messages.ts';

/** Why an entry has not been sent yet, in a sentence. */
export function whyItWaits(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
  nounOf: (kind: string) => string | undefined,
): string {
  const { why } = messages;
  if (entry.isStopped) return entry.isOutdated ? why.outdated : why.stopped;
  const holder = heldBy(entry, entries);
  if (holder?.state === 'refused' || holder?.isStopped) return why.waitsFor(holder.title);
  const { problem, missed = 0, tried = 0 } = entry;
  if (!navigator.onLine && (problem?.status ?? 0) === 0) return why.offline;
  if (problem) {
    const [first, last] = [timeOf(missed), timeOf(tried)];
    if (problem.status === 0) return first === last ? why.noAnswer(first) : why.noAnswers(first, last);
    return first === last ? why.busy(first) : why.stillBusy(first, last);
  }
  const ahead = holder ?? entries.find((other) => isAhead(other, entry));
  if (!ahead) return why.soon;
  const noun = nounOf(ahead.kind);
  return noun ? why.afterKind(noun) : why.after(ahead.title);
}

/** Whether it is sent first, though the other does not depend on it. */
const isAhead = (other: OutboxEntry, entry: OutboxEntry): boolean =>
  other.number < entry.number &&
  hasFiles(other) === hasFiles(entry) &&
  (other.state === 'sending' || (other.state === 'waiting' && !other.isStopped));
