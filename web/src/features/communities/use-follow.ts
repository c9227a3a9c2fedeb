import { type Community, communities } from '#contract/communities.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { getSession } from '#web/lib/session/session.ts';
import { isUncertain } from './api.ts';
import { communityLists as lists, ownLists } from './community-lists.ts';
import { messages } from './messages.ts';

type Follow = Pick<Community, 'isFollowed' | 'followersCount'>;

/** The API knows a single call that turns over what it finds: another device may have turned it before us. */
const MOST_CALLS = 4;

/** What a member wants, for each community with a call under way. */
const wishes = new Map<string, Follow['isFollowed']>();

/** Keys of calls whose answers were lost: they may have taken effect, and another key would undo that. */
const lostKeys = new Map<string, string>();

/** Where both are kept: another member may sign in before the last call has ended. */
const placeOf = (communityId: string) => `${getSession().user?.id} ${communityId}`;

/** Joins a community, or leaves it; every list shows it at once, and takes it back with words where it fails. */
export function follow(community: Community): void {
  const place = placeOf(community.id);
  const isUnderWay = wishes.has(place);
  wishes.set(place, community.isFollowed === '1' ? '0' : '1');
  lists.change(community.id, turned);
  if (!isUnderWay) void settle(place, community);
}

/** As the member wants it: a list that loads meanwhile does not know of their call yet. */
export function asWished(community: Community): Community {
  const wish = wishes.get(placeOf(community.id));
  return wish === undefined || wish === community.isFollowed ? community : turned(community);
}

function turned(community: Community): Community {
  return community.isFollowed === '1'
    ? { ...community, isFollowed: '0', followersCount: community.followersCount - 1 }
    : { ...community, isFollowed: '1', followersCount: community.followersCount + 1 };
}

/** Calls until the API says what the member wants by then: taps that came meanwhile are part of it. */
async function settle(place: string, { id, name, isFollowed, followersCount }: Community): Promise<void> {
  let known: Follow = { isFollowed, followersCount };
  try {
    for (let calls = 0; calls < MOST_CALLS && known.isFollowed !== wishes.get(place); calls += 1) {
      known = await turn(place, id);
    }
    lists.complete(id, known.isFollowed === '1' ? ownLists : []);
  } catch (error) {
    const say = wishes.get(place) === '1' ? messages.notJoined : messages.notLeft;
    toastFailure(say(name, (error as Error).message));
    if ((error as ApiError).code === 'community.missing') lists.remove(id);
  } finally {
    wishes.delete(place);
    lists.change(id, (community) => ({ ...community, ...known }));
  }
}

async function turn(place: string, communityId: string): Promise<Follow> {
  const key = lostKeys.get(place) ?? newKey();
  lostKeys.set(place, key);
  try {
    const { data } = await call(communities.followCommunity, { communityId }, { key });
    lostKeys.delete(place);
    return data;
  } catch (error) {
    if (!isUncertain(error as ApiError)) lostKeys.delete(place);
    throw error;
  }
}
