import type { MutedOn } from '#contract/notices/notices.ts';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { putToggle, usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { messages } from './messages.ts';

const MUTE = 'mute';

interface Muted {
  readonly on: MutedOn;
  readonly id: string;
  readonly title: string;
}

const subjectOf = ({ on, id }: Pick<Muted, 'on' | 'id'>): string => `mute/${on}/${id}`;

/** Mutes something, or unmutes it: it shows at once, and goes out when there is a connection. */
export function setMuted({ on, id, title }: Muted, muted: boolean): void {
  putToggle({
    kind: MUTE,
    subject: subjectOf({ on, id }),
    desired: muted ? '1' : '0',
    queueKey: subjectOf({ on, id }),
    title: (muted ? messages.muteOf : messages.unmuteOf)(title),
    steps: [{ route: 'notices.muteNotices', input: { on, id, muted } }],
    onFailed: (why) => toastFailure((muted ? messages.notMuted : messages.notUnmuted)(title, why)),
  });
}

/** What the member wants of each thing, where that has not arrived yet. */
export function useWantsMuted(): (of: Pick<Muted, 'on' | 'id'>) => boolean | undefined {
  const desiredOf = usePendingToggles(MUTE);
  return (of) => {
    const desired = desiredOf(subjectOf(of));
    return desired === undefined ? undefined : desired === '1';
  };
}
