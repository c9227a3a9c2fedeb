import { Confirm } from '#web/components/overlay/confirm.tsx';
import { clearReplies } from '#web/lib/device/kept-replies.ts';
import { dropShared } from '#web/lib/device/shared.ts';
import { endTelling } from '#web/lib/push/mark.ts';
import { signOut } from '#web/lib/session/session.ts';
import { dropAll } from '#web/parts/sync/queue/outbox.ts';
import { useEntries } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';

interface LogoutDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  onCancel: () => void;
}

/** Asks before a sign-out; with unsent entries, whether they may be lost. The outbox does not stay on the device. */
export function LogoutDialog({ onCancel, ...question }: LogoutDialogProps) {
  const entries = useEntries();
  if (!entries) return null;
  const count = entries.filter(({ state }) => state !== 'sent').length;
  const leave = async () => {
    // Nothing of it is on the device any more when the sign-in shows.
    await Promise.all([dropAll(), clearReplies(), dropShared(), endTelling()]);
    void signOut();
  };
  const { title, text, stay, confirm } = messages.askLogout;
  return count === 0 ? (
    <Confirm {...question} variant="primary" onConfirm={() => void leave()} onCancel={onCancel} />
  ) : (
    <Confirm
      title={title(count)}
      text={text(count)}
      confirmLabel={confirm(count)}
      cancelLabel={stay}
      onConfirm={() => void leave()}
      onCancel={onCancel}
    />
  );
}
