import type { LucideIcon } from 'lucide-react';
import type { OutboxEntry, Step } from './outbox-entry.ts';

/** Where a member sees what waits to be sent. */
export const UNSENT = '/unsent';

/**
 * What a kind of entries is to the outbox. The hooks run in every open tab, since each has lists of its own, and may run
 * twice for one step (the page may close before it is noted): they change what is kept of replies, never add to it.
 */
export interface KindHooks {
  /** As in 'Goes out after the … above.' */
  readonly noun: string;
  readonly Icon: LucideIcon;
  /** After a step is done; its reply is in it. */
  readonly onStep?: (entry: OutboxEntry, step: Step) => unknown;
  readonly onSent?: (entry: OutboxEntry) => unknown;
  readonly onRefused?: (entry: OutboxEntry) => unknown;
  /** After the member gave it up: it is to be kept nowhere else. */
  readonly onDrop?: (entry: OutboxEntry) => unknown;
  /** Where what was refused is changed, where that is not its `queueKey`. */
  readonly changeAt?: (entry: OutboxEntry) => string | undefined;
  readonly readAt?: (entry: OutboxEntry) => string | undefined;
}

/** By kind; each is fetched when there is something of it. */
export type Kinds = Readonly<Record<string, () => Promise<KindHooks>>>;

let kinds: Kinds = {};

/** Tells the outbox what there is to be sent; the application does, since parts know no feature. */
export function setKinds(known: Kinds): void {
  kinds = known;
}

/** Undefined for a kind that nobody knows; rejects where its part of the site does not arrive. */
export async function hooksOf(kind: string): Promise<KindHooks | undefined> {
  return kinds[kind]?.();
}
