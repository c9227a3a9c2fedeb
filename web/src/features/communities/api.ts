import { type Community, communities } from '#contract/communities/communities.ts';
import { call } from '#web/lib/api/api.ts';
import { storeCommunity } from '#web/lib/session/session.ts';

/** The community of a member who follows none. */
const FALLBACK = '3';

/** The first page of the member's communities. */
export const listOwnCommunities = (signal?: AbortSignal) =>
  call(communities.listUserCommunities, { pageNumber: 1 }, signal ? { signal } : {});

/** The first of the member's communities, except one that is known to be gone. */
export async function findOwnCommunity(signal?: AbortSignal, gone?: string): Promise<Community> {
  const own = await listOwnCommunities(signal);
  const first = own.communities.find(({ id }) => id !== gone);
  return first ?? findFallback(signal);
}

/** The community for a member without a known one. */
export const findFallback = (signal?: AbortSignal): Promise<Community> =>
  call(communities.getCommunity, { id: FALLBACK }, signal ? { signal } : {});

/** Makes a community the current one, by its present name. */
export async function visitCommunity(id: string): Promise<void> {
  storeCommunity(await call(communities.getCommunity, { id }));
}
