import { noticeSettings } from '#contract/notices/notice-settings.ts';
import type { MutedOn } from '#contract/notices/notices.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';
import { setMuted, useWantsMuted } from './mute.ts';

/** It opens below what was pressed, which may be at the end of what is seen. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Says whether something is muted, and changes that. */
export function MuteState({ on, id, title }: { on: MutedOn; id: string; title: string }) {
  const reply = useApi(noticeSettings.getNoticeSettings, {});
  const { data } = reply;
  const wanted = useWantsMuted()({ on, id });
  const known = data?.data.muted.some((one) => one.on === on && one.id === id);
  const isMuted = wanted ?? known;
  if (isMuted === undefined) {
    return <Pending of={reply} isInSection title={messages.failed} lines={['line 60']} />;
  }
  return (
    <div className="cluster gap-3" ref={intoSight}>
      <p role="status">{isMuted ? messages.isMuted : messages.isTold}</p>
      <Button small onClick={() => setMuted({ on, id, title }, !isMuted)}>
        {isMuted ? messages.unmute : messages.mute}
      </Button>
    </div>
  );
}

export interface MuteDialogProps {
  of: { readonly on: MutedOn; readonly id: string; readonly title: string };
  onClose: () => void;
}

/** Whether the member hears of what happens in a place, where there is no room to say so on the page. */
export const MuteDialog = ({ of, onClose }: MuteDialogProps) => (
  <Dialog title={messages.button} onClose={onClose}>
    <div className="stack gap-3">
      <p className="soft">{of.title}</p>
      <MuteState {...of} />
    </div>
  </Dialog>
);
