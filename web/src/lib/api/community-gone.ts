import { type CurrentCommunity, getSession } from '#web/lib/session/session.ts';
import type { ApiError } from './api-error.ts';

type Listener = (gone: CurrentCommunity) => void;

const listeners = new Set<Listener>();
/** Reported before anybody subscribed: the first call of a page may fail before its screen is drawn. */
let unheard: CurrentCommunity | undefined;

/** Subscribes to the news that the current community is gone. Returns how to stop. */
export function onCommunityGone(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard) listener(unheard);
  unheard = undefined;
  return () => void listeners.delete(listener);
}

/** Reports that a community is gone, by id or slug. Only the current one matters. */
export function notifyGone(name: unknown): void {
  const { community } = getSession();
  if (!community || (name !== community.id && name !== community.slug)) return;
  if (listeners.size === 0) unheard = community;
  for (const listener of listeners) listener(community);
}

/** Checks each failed call: it may say that the community of its input is gone. */
export function noticeGone(error: ApiError, input: object): void {
  if (error.code !== 'community.missing') return;
  const { communityId, id } = input as Record<string, unknown>;
  notifyGone(communityId ?? id);
}
