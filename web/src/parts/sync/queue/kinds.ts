import type { KindHooks, Kinds } from './kind-hooks.ts';

let kinds: Kinds = {};

/** Tells the outbox what there is to be sent; the application does, since parts know no feature. */
export function setKinds(known: Kinds): void {
  kinds = known;
}

/** Undefined for a kind that nobody knows; rejects where its part of the site does not arrive. */
export async function hooksOf(kind: string): Promise<KindHooks | undefined> {
  return kinds[kind]?.();
}
