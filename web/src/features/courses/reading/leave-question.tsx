import { Confirm } from '#web/components/overlay/confirm.tsx';
import { messages } from './messages.ts';

interface LeaveQuestionProps {
  /** Whoever leaves what has a price by now comes back by themselves only where they were let in. */
  mayReturn: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before a member leaves a course. */
export function LeaveQuestion({ mayReturn, onLeave, onClose }: LeaveQuestionProps) {
  const { title, free, priced, cancel } = messages.leaving;
  return (
    <Confirm
      title={title}
      text={mayReturn ? free : priced}
      confirmLabel={messages.actions.leave}
      cancelLabel={cancel}
      onConfirm={onLeave}
      onCancel={onClose}
    />
  );
}
