import { useState } from 'react';
import type { Learner } from '#contract/enrolls.ts';
import { enrolls } from '#contract/enrolls.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { messages } from './messages.ts';
import { reloadLearners, showStanding } from './replies.ts';

const texts = messages.taking;

interface TakeOutProps {
  courseId: string;
  learner: Learner;
  onOut: () => void;
  onClose: () => void;
}

/** Asks before a learner is taken out, and sees to it that they are. */
export function TakeOut({ courseId, learner: { userId, name }, onOut, onClose }: TakeOutProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      showStanding((await call(enrolls.takeOut, { id: courseId, userId })).data);
    } catch (error) {
      // Another window was faster, or an answer was lost: they are out all the same.
      if (!(error instanceof ApiError && error.code === 'learner.missing')) {
        setProblem((error as Error).message);
        return setBusy(false);
      }
      reloadLearners(courseId);
    }
    onOut();
    toast(texts.done(name));
    onClose();
  };
  return (
    <Confirm
      title={texts.title(name)}
      text={texts.text}
      confirmLabel={messages.takeOut}
      cancelLabel={texts.cancel}
      busyText={isBusy ? texts.busy : undefined}
      onConfirm={() => void go()}
      onCancel={onClose}
    >
      {problem && <FormError>{problem}</FormError>}
    </Confirm>
  );
}
