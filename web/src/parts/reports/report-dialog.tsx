import { type SubmitEvent, useState } from 'react';
import { reportReasons } from '#contract/fields/hidden.ts';
import { LONGEST_REPORT } from '#contract/moderation/reports.ts';
import { useWork } from '#web/components/buttons/use-work.ts';
import { ChoiceCards } from '#web/components/form/choice-fields.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { useDraft } from '#web/parts/threads/use-draft.ts';
import { messages } from './messages.ts';
import { isNothing, type ReportDraft, reportDrafts, reportEntry, subjectOf } from './report-entry.ts';
import type { Reported } from './reported.ts';

const nothing: ReportDraft = { text: '' };

/** Asks why something is reported, and hands that to the outbox: without a connection it goes out later. */
export function ReportDialog({ of, onClose }: { of: Reported; onClose: () => void }) {
  const device = useDevice();
  const { draft, change } = useDraft(reportDrafts, subjectOf(of), nothing, isNothing);
  const { reason, text } = draft;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, error, work } = useWork({ isLast: true });

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reason) {
      setAsked(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    void work(async () => {
      const { waits, isFleeting } = await handOver(reportEntry(of, { reason, text }), device.name);
      if (isFleeting) throw new Error(waits);
      change(nothing);
      if (waits) toastWaiting(waits);
      else toast(messages.thanks(of.on));
      onClose();
    });
  };
  return (
    <Dialog title={messages.title(of.on)} onClose={onClose}>
      <form className="form" noValidate onSubmit={send}>
        {error && <FormError>{error.message}</FormError>}
        <ChoiceCards
          label={messages.reasons}
          choices={reportReasons.map((value) => ({ value, name: messages.reason[value] }))}
          chosen={reason}
          error={isAsked && !reason ? messages.noReason : undefined}
          onChoose={(chosen) => change({ ...draft, reason: chosen })}
        />
        <TextArea
          label={messages.text}
          hint={messages.atMost}
          optional
          rows={3}
          maxLength={LONGEST_REPORT}
          value={text}
          onChange={({ target }) => change({ ...draft, text: target.value })}
        />
        <p className="soft">{messages.discreet}</p>
        <DialogActs busy={isBusy} busyText={messages.sending} onClose={onClose}>
          {messages.send}
        </DialogActs>
      </form>
    </Dialog>
  );
}
