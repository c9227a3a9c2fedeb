import { type Community, communities } from '#contract/communities.ts';
import type { User } from '#contract/users.ts';
import { call } from '#web/lib/api/api.ts';
import { keepSteps, readSteps, type Steps, saidBy, withFound } from './steps.ts';

interface OwnCommunities {
  readonly communities: readonly Community[];
  readonly totalItems: number;
}

/** Everyone joins those that everyone follows; whoever has begun one has chosen it. */
const isChosen = ({ auto_follow, isCreator }: Community) => !auto_follow || isCreator === 'true';

/**
 * Keeps which steps a member has done. `own`: the first of the communities that they follow; without it they are asked
 * for, where it is not known yet. What does not load is found out another time.
 */
export async function findSteps(profile: User, own?: OwnCommunities): Promise<Steps> {
  const kept = readSteps(profile.id);
  const isCounted = kept?.followed === profile.communities;
  const found =
    kept?.communities || isCounted ? kept?.communities : await hasChosen(own).catch(() => undefined);
  // Another tab may have changed it meanwhile.
  const next = withFound(readSteps(profile.id), {
    ...saidBy(profile),
    communities: found ?? false,
    followed: found === undefined ? -1 : profile.communities,
  });
  return keepSteps(profile.id, next);
}

async function hasChosen(own?: OwnCommunities): Promise<boolean> {
  const first = own ?? (await call(communities.listUserCommunities, { pageNumber: 1, pageSize: 50 }));
  if (first.communities.some(isChosen)) return true;
  // Administrators let everyone join twenty at most, so fifty hold one of the member's own.
  return own !== undefined && own.communities.length < own.totalItems ? hasChosen() : false;
}
