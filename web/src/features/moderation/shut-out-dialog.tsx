import { type SubmitEvent, useState } from 'react';
import { ChoiceCards } from '#web/components/form/choice-fields.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { shutOut } from './decide.ts';
import { messages } from './messages.ts';

interface ShutOutDialogProps {
  communityId: string;
  userId: string;
  name: string;
  onClose: () => void;
}

/** Asks for how long a member is shut out of a community. */
export function ShutOutDialog({ communityId, userId, name, onClose }: ShutOutDialogProps) {
  const [days, setDays] = useState<(typeof messages.daysOf)[number]['value']>();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (!days) {
      setAsked(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const until = await shutOut(communityId, userId, Number(days));
      if (until) toast(messages.isShutOut(name, formatDate(until)));
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={messages.shutOutOf(name)} onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void send(event)}>
        {problem && <FormError>{problem}</FormError>}
        <p>{messages.shutOutText}</p>
        <ChoiceCards
          label={messages.days}
          choices={messages.daysOf}
          chosen={days}
          error={isAsked && !days ? messages.noDays : undefined}
          onChoose={(chosen) => {
            setDays(chosen);
            setProblem(undefined);
          }}
        />
        <DialogActs busy={isBusy} onClose={onClose}>
          {messages.shutOut}
        </DialogActs>
      </form>
    </Dialog>
  );
}
