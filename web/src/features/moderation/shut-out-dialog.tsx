import { type SubmitEvent, useState } from 'react';
import { useWork } from '#web/components/buttons/use-work.ts';
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
  const { isBusy, error, work } = useWork({ isLast: true });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!days) {
      setAsked(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    void work(async () => {
      const until = await shutOut(communityId, userId, Number(days));
      if (until) toast(messages.isShutOut(name, formatDate(until)));
      onClose();
    });
  };
  return (
    <Dialog title={messages.shutOutOf(name)} onClose={onClose}>
      <form className="form" noValidate onSubmit={send}>
        {error && <FormError>{error.message}</FormError>}
        <p>{messages.shutOutText}</p>
        <ChoiceCards
          label={messages.days}
          choices={messages.daysOf}
          chosen={days}
          error={isAsked && !days ? messages.noDays : undefined}
          onChoose={setDays}
        />
        <DialogActs busy={isBusy} onClose={onClose}>
          {messages.shutOut}
        </DialogActs>
      </form>
    </Dialog>
  );
}
