import { communities } from '#contract/communities.ts';
import { call } from '#web/lib/api.ts';
import { storeCommunity } from '#web/lib/session.ts';

/** The community of whoever follows none. */
const FALLBACK = '3';

/** Makes the first of the member's communities the current one. */
export async function loadOwnCommunity(signal: AbortSignal): Promise<void> {
  const own = await call(communities.listUserCommunities, { pageNumber: 1 }, { signal });
  const first = own.communities[0] ?? (await call(communities.getCommunity, { id: FALLBACK }, { signal }));
  signal.throwIfAborted();
  storeCommunity(first);
}
