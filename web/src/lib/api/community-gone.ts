import { type CurrentCommunity, getSession } from '#web/lib/session/session.ts';
import type { ApiError } from './api-error.ts';

type Listener = (gone: CurrentCommunity) => void;

const listeners = new Set<Listener>();
/** Told before anybody heard it: the first call of a page may fail before its screen stands. */
let unheard: CurrentCommunity | undefined;

/** Hears when the current community turns out not to be there any more. Returns how to stop. */
export function onCommunityGone(listener: Listener): () => void {
  listeners.add(listener);
  if (unheard) listener(unheard);
  unheard = undefined;
  return () => void listeners.delete(listener);
}

/** To be told which community is not there any more, by id or slug; only the current one is news. */
export function notifyGone(name: unknown): void {
  const { community } = getSession();
  if (!community || (name !== community.id && name !== community.slug)) return;
  if (listeners.size === 0) unheard = community;
  for (const listener of listeners) listener(community);
}

/** To be told of each failed call: by what it asked for, the API may have said that a community is gone. */
export function noticeGone(error: ApiError, input: object): void {
  if (error.code !== 'community.missing') return;
  const { communityId, id } = input as Record<string, unknown>;
  notifyGone(communityId ?? id);
}
