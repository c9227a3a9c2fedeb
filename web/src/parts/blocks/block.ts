import { blocks } from '#contract/moderation/block-list.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { messages } from './messages.ts';

const BLOCK = 'block';

/** Blocks a member, or unblocks them: it shows at once, and goes out when there is a connection. */
export function block(userId: string, name: string, blocked: boolean): void {
  putToggle({
    kind: BLOCK,
    subject: `block/${userId}`,
    desired: blocked ? '1' : '0',
    queueKey: `/profile/${userId}`,
    title: (blocked ? messages.blocking : messages.unblocking)(name),
    steps: [{ route: 'blocks.block', input: { userId, blocked } }],
    onFailed: (why) => toastFailure((blocked ? messages.notBlocked : messages.notUnblocked)(name, why)),
  });
}

/** What the member wants of each other, where that has not arrived yet. */
export function useWantsBlocked(): (userId: string) => boolean | undefined {
  const desiredOf = usePendingToggles(BLOCK);
  return (userId) => {
    const desired = desiredOf(`block/${userId}`);
    return desired === undefined ? undefined : desired === '1';
  };
}

/**
 * Whether the member blocked another, once that is known; only asked where it matters. `isUnblocking` until the
 * opposite has arrived.
 */
export function useHasBlocked(userId: string, isAsked = true) {
  const wants = useWantsBlocked()(userId);
  const { data, error } = useApi(blocks.listBlocked, isAsked || wants ? {} : null);
  const known = data?.data.some((each) => each.userId === userId) ?? (error ? false : undefined);
  return { isBlocked: wants ?? known, isUnblocking: wants === false };
}
