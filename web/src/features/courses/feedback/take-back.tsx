import type { CourseCard } from '#contract/courses/courses.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { takenBackEntry } from './feedback.ts';
import { messages } from './messages.ts';

interface TakeBackProps {
  course: CourseCard;
  /** Closes it, once the feedback is deleted. */
  onTaken: () => void;
  onClose: () => void;
}

/** Asks before a learner's own feedback is deleted; without a connection it goes later. */
export function TakeBack({ course, onTaken, onClose }: TakeBackProps) {
  const device = useDevice();
  const { isBusy, error, work } = useWork({ isLast: true });
  const { title, text, busy, done } = messages.taking;

  const go = async () => {
    const { waits } = await handOver(takenBackEntry(course), device.name);
    if (waits) toastWaiting(waits);
    else toast(done);
    if (waits === undefined) onTaken();
    else onClose();
  };
  return (
    <Confirm
      title={title}
      text={text}
      confirmLabel={messages.takeBack}
      busyText={isBusy ? busy : undefined}
      onConfirm={() => void work(go)}
      onCancel={onClose}
    >
      {error && <FormError>{error.message}</FormError>}
    </Confirm>
  );
}
