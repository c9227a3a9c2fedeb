import { type Community, communities } from '#contract/communities.ts';
import { type ApiError, call } from '#web/lib/api.ts';
import { storeCommunity } from '#web/lib/session.ts';

/** The community of whoever follows none. */
const FALLBACK = '3';

/** The first of the member's communities, but for one that is known to be gone. */
export async function findOwnCommunity(signal?: AbortSignal, gone?: string): Promise<Community> {
  const options = signal ? { signal } : {};
  const own = await call(communities.listUserCommunities, { pageNumber: 1 }, options);
  const first = own.communities.find(({ id }) => id !== gone);
  return first ?? call(communities.getCommunity, { id: FALLBACK }, options);
}

/** Makes the first of the member's communities the current one. */
export async function loadOwnCommunity(signal: AbortSignal): Promise<void> {
  const first = await findOwnCommunity(signal);
  signal.throwIfAborted();
  storeCommunity(first);
}

/** Makes a community the current one, by the name that it bears now. */
export async function visitCommunity(id: string): Promise<void> {
  storeCommunity(await call(communities.getCommunity, { id }));
}

/** Whether a failed call may have taken effect all the same: then its next try carries the same key. */
export const isUncertain = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;
