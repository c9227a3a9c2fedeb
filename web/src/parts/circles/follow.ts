import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { refresh } from '#web/lib/api/replies.tsx';
import { subjectOf } from '#web/parts/forms/owned-kind.ts';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { type Circle, type CircleKind, followKind } from './circle-kind.ts';
import { messages } from './messages.ts';

/** Joins a circle, or leaves it; it shows at once, and is undone with words where it is refused. */
export function follow<Item extends Circle>(kind: CircleKind<Item>, item: Item): void {
  const desired = item.isFollowed === '1' ? '0' : '1';
  const { texts, noun, routes, addresses, lists } = kind;
  const name = kind.nameOf(item);
  putToggle({
    kind: followKind(kind),
    subject: subjectOf(kind, item),
    desired,
    title: messages.of(desired === '1' ? texts.follow : messages.unfollow, name),
    queueKey: addresses.all,
    steps: [{ route: routes.follow, input: { [`${noun}Id`]: item.id } }],
    onFailed(why, refused) {
      toastFailure((desired === '1' ? texts.notFollowed : texts.notLeft)(name, why));
      // The circle may be gone with its community.
      if (!refused?.problem?.code?.endsWith('.missing')) return;
      lists.remove(item.id);
      void refresh(routes.get, (known) => known?.id === item.id);
    },
  });
}

/** The same on the circle's own page: an unfollow by accident can be undone at once. */
export function followHere<Item extends Circle>(kind: CircleKind<Item>, item: Item): void {
  follow(kind, item);
  if (item.isFollowed === '0') return;
  toast(messages.unfollowed(kind.nameOf(item)), {
    text: messages.undo,
    act: () => follow(kind, { ...item, isFollowed: '0' }),
  });
}

/** Shows circles in the member's desired state: loaded replies do not know of their taps yet. */
export function useDesired<Item extends Circle>(kind: CircleKind<Item>): (item: Item) => Item {
  const desiredOf = usePendingToggles(followKind(kind));
  return (item) => {
    const desired = desiredOf(subjectOf(kind, item));
    return desired === undefined || desired === item.isFollowed ? item : turned(item);
  };
}

const turned = <Item extends Circle>(item: Item): Item =>
  item.isFollowed === '1'
    ? { ...item, isFollowed: '0', followersCount: item.followersCount - 1 }
    : { ...item, isFollowed: '1', followersCount: item.followersCount + 1 };
