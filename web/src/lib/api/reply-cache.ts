import type { KeptReply } from '#web/lib/device/kept-replies.ts';

export type ReplyKey = KeptReply['key'];

/** What SWR knows of a reply; other fields may be there. */
export interface Cached {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isValidating?: boolean;
  /** The key as it was before SWR made a text of it. */
  readonly _k?: ReplyKey;
}

const listeners = new Set<() => void>();

/** Subscribes to every change of the cache. It may happen while something renders. Returns how to stop. */
export function subscribeToReplies(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

class ReplyCache extends Map<string, Cached> {
  override set(text: string, reply: Cached): this {
    for (const listener of listeners) listener();
    return super.set(text, reply);
  }
}

/** By the texts of the keys. The first render shows what is in it. */
export const replyCache = new ReplyCache();

/** When each cached reply came from the API, on this page or an earlier one. */
export const cameAt = new Map<string, number>();

/** What the device kept, until it is asked for: only then the schema is here that checks it. */
export const unchecked = new Map<string, KeptReply>();
