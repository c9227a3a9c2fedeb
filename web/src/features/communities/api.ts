import { type Community, communities } from '#contract/communities.ts';
import { call } from '#web/lib/api/api.ts';
import { storeCommunity } from '#web/lib/session/session.ts';

/** The community of whoever follows none. */
const FALLBACK = '3';

/** The first page of those that the member follows. */
export const listOwnCommunities = (signal?: AbortSignal) =>
  call(communities.listUserCommunities, { pageNumber: 1 }, signal ? { signal } : {});

/** The first of the member's communities, but for one that is known to be gone. */
export async function findOwnCommunity(signal?: AbortSignal, gone?: string): Promise<Community> {
  const own = await listOwnCommunities(signal);
  const first = own.communities.find(({ id }) => id !== gone);
  return first ?? findFallback(signal);
}

/** Where a member goes of whom no community is known. */
export const findFallback = (signal?: AbortSignal): Promise<Community> =>
  call(communities.getCommunity, { id: FALLBACK }, signal ? { signal } : {});

/** Makes a community the current one, by the name that it bears now. */
export async function visitCommunity(id: string): Promise<void> {
  storeCommunity(await call(communities.getCommunity, { id }));
}
