import { put, take, tried } from '#web/parts/sync/queue/outbox.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';

/**
 * Puts an entry, replacing an earlier one that has not been sent; throws why it was refused.
 * @returns why it has to wait, if it does, and whether it lives only as long as this page
 */
export async function handOver(entry: NewEntry, device: string) {
  await take(entry.id);
  await put(entry);
  const sent = await tried(entry.id);
  if (sent?.state === 'refused') {
    await take(entry.id);
    throw new Error(sent.problem?.message);
  }
  if (sent?.state !== 'waiting') return {};
  const isFleeting = getOutbox().fleeting.includes(entry.id);
  return { isFleeting, waits: whyKept(sent.problem?.status, device, isFleeting) };
}
