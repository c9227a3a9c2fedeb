import { enrolls, type Learner } from '#contract/enrolls.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { DeleteDialog } from '#web/parts/forms/delete-dialog.tsx';
import { messages } from './messages.ts';

interface TakeOutProps {
  courseId: string;
  learner: Learner;
  /** `learnersCount`: who is left; absent where another window was faster. */
  onOut: (learnersCount: number | undefined) => void;
  onClose: () => void;
}

/** Asks before a learner is taken out, and sees to it that they are. */
export function TakeOut({ courseId, learner: { userId, name }, onOut, onClose }: TakeOutProps) {
  let left: number | undefined;
  return (
    <DeleteDialog
      {...messages.taking}
      title={messages.taking.title(name)}
      missing="learner.missing"
      remove={async () => {
        left = (await call(enrolls.takeOut, { id: courseId, userId })).data.learnersCount;
      }}
      onDeleted={() => {
        onOut(left);
        toast(messages.takenOut(name));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
