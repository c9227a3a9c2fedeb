import type { LucideIcon } from 'lucide-react';
import type { OutboxEntry, Step } from './outbox-entry.ts';

/** The screen of unsent entries. */
export const UNSENT = '/unsent';

/**
 * The hooks of a kind of entries. They run in every open tab, because each has lists of its own, and may run twice for
 * one step (the page may close before it is recorded): they must set kept replies, never add to them.
 */
export interface KindHooks {
  /** As in 'Goes out after the … above.' */
  readonly noun: string;
  readonly Icon: LucideIcon;
  /** After a step is done, with its reply. */
  readonly onStep?: (entry: OutboxEntry, step: Step) => unknown;
  readonly onSent?: (entry: OutboxEntry) => unknown;
  readonly onRefused?: (entry: OutboxEntry) => unknown;
  /** After the member gave it up: its draft must go, too. */
  readonly onDrop?: (entry: OutboxEntry) => unknown;
  /** Where a refused entry is changed, where that is not its `queueKey`. */
  readonly changeAt?: (entry: OutboxEntry) => string | undefined;
  readonly readAt?: (entry: OutboxEntry) => string | undefined;
}

/** By kind; each is fetched when there is an entry of it. */
export type Kinds = Readonly<Record<string, () => Promise<KindHooks>>>;

let fetchKinds: () => Promise<Kinds> = async () => ({});

/** Registers the kinds, fetched when there is an entry. The application does that, because parts know no feature. */
export function setKinds(fetchThem: () => Promise<Kinds>): void {
  fetchKinds = fetchThem;
}

/** Undefined for an unknown kind; rejects where its part of the site does not arrive. */
export async function hooksOf(kind: string): Promise<KindHooks | undefined> {
  return (await fetchKinds())[kind]?.();
}
