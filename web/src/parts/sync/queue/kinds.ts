import type { LucideIcon } from 'lucide-react';
import type { Step, Thing } from './thing.ts';

/** Where a member sees what waits to be sent. */
export const UNSENT = '/unsent';

/**
 * What a kind of things is to the outbox. The hooks run in every open tab, since each has lists of its own, and may run
 * twice for one step (the page may close before it is noted): they change what is kept of replies, never add to it.
 */
export interface KindHooks {
  /** As in 'Goes out after the … above.' */
  readonly noun: string;
  readonly Icon: LucideIcon;
  /** After a step is done; its reply is in it. */
  readonly onStep?: (thing: Thing, step: Step) => unknown;
  readonly onSent?: (thing: Thing) => unknown;
  readonly onRefused?: (thing: Thing) => unknown;
  /** After the member gave it up: it is to be kept nowhere else. */
  readonly onDrop?: (thing: Thing) => unknown;
  /** Where what was refused is changed, where that is not its place. */
  readonly changeAt?: (thing: Thing) => string | undefined;
  readonly readAt?: (thing: Thing) => string | undefined;
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
