import { Confirm } from '#web/components/overlay/confirm.tsx';
import { messages } from './messages.ts';

/** Asks before a member leaves what has a price by now. */
export function LeaveQuestion({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const { title, text, cancel } = messages.leaving;
  return (
    <Confirm
      title={title}
      text={text}
      confirmLabel={messages.actions.leave}
      cancelLabel={cancel}
      onConfirm={onLeave}
      onCancel={onClose}
    />
  );
}
