import { toastFailure } from '#web/components/overlay/toast.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { newKey } from '#web/lib/api/request.ts';
import { getSession } from '#web/lib/session/session.ts';
import type { Circle, CircleKind, Follow } from './circle-kind.ts';
import { isUncertain } from './is-uncertain.ts';

/** The API knows a single call that turns over what it finds: another device may have turned it before us. */
const MOST_CALLS = 4;

/** What a member wants, for each circle with a call under way. */
const wishes = new Map<string, Follow['isFollowed']>();

/** Keys of calls whose answers were lost: they may have taken effect, and another key would undo that. */
const lostKeys = new Map<string, string>();

/** Where both are kept: another member may sign in before the last call has ended. */
const placeOf = (noun: string, id: string) => `${getSession().user?.id} ${noun} ${id}`;

/** Joins a circle, or leaves it; every list shows it at once, and takes it back with words where it fails. */
export function follow<Item extends Circle>(kind: CircleKind<Item>, item: Item): void {
  const place = placeOf(kind.noun, item.id);
  const isUnderWay = wishes.has(place);
  wishes.set(place, item.isFollowed === '1' ? '0' : '1');
  kind.lists.change(item.id, turned);
  if (!isUnderWay) void settle(kind, place, item);
}

/** As the member wants it: a list that loads meanwhile does not know of their call yet. */
export function asWished<Item extends Circle>({ noun }: CircleKind<Item>, item: Item): Item {
  const wish = wishes.get(placeOf(noun, item.id));
  return wish === undefined || wish === item.isFollowed ? item : turned(item);
}

function turned<Item extends Circle>(item: Item): Item {
  return item.isFollowed === '1'
    ? { ...item, isFollowed: '0', followersCount: item.followersCount - 1 }
    : { ...item, isFollowed: '1', followersCount: item.followersCount + 1 };
}

/** Calls until the API says what the member wants by then: taps that came meanwhile are part of it. */
async function settle<Item extends Circle>(kind: CircleKind<Item>, place: string, item: Item): Promise<void> {
  const { lists, ownLists, noun, nameOf, texts } = kind;
  const { id, isFollowed, followersCount } = item;
  let known: Follow = { isFollowed, followersCount };
  try {
    for (let calls = 0; calls < MOST_CALLS && known.isFollowed !== wishes.get(place); calls += 1) {
      known = await turn(kind, place, id);
    }
    lists.complete(id, known.isFollowed === '1' ? ownLists : []);
  } catch (error) {
    const say = wishes.get(place) === '1' ? texts.notFollowed : texts.notLeft;
    toastFailure(say(nameOf(item), (error as Error).message));
    if ((error as ApiError).code === `${noun}.missing`) lists.remove(id);
  } finally {
    wishes.delete(place);
    lists.change(id, (circle) => ({ ...circle, ...known }));
  }
}

async function turn<Item extends Circle>(
  { routes, noun }: CircleKind<Item>,
  place: string,
  id: string,
): Promise<Follow> {
  const key = lostKeys.get(place) ?? newKey();
  lostKeys.set(place, key);
  try {
    const { data } = await call(routes.follow, { [`${noun}Id`]: id }, { key });
    lostKeys.delete(place);
    return data;
  } catch (error) {
    if (!isUncertain(error as ApiError)) lostKeys.delete(place);
    throw error;
  }
}
