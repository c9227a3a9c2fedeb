import { type SubmitEvent, useState } from 'react';
import { reportReasons } from '#contract/fields/hidden.ts';
import { LONGEST_REPORT } from '#contract/moderation/reports.ts';
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
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (!reason) {
      setAsked(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    setSending(true);
    setProblem(undefined);
    try {
      const { waits, isFleeting = false } = await handOver(reportEntry(of, { reason, text }), device.name);
      if (!isFleeting) {
        change(nothing);
        if (waits) toastWaiting(waits);
        else toast(messages.thanks(of.on));
        return onClose();
      }
      setProblem(waits);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSending(false);
  };
  return (
    <Dialog title={messages.title(of.on)} onClose={onClose}>
      <form className="form" noValidate onSubmit={(event) => void send(event)}>
        {problem && <FormError>{problem}</FormError>}
        <ChoiceCards
          label={messages.reasons}
          choices={reportReasons.map((value) => ({ value, name: messages.reason[value] }))}
          chosen={reason}
          error={isAsked && !reason ? messages.noReason : undefined}
          onChoose={(chosen) => {
            change({ ...draft, reason: chosen });
            setProblem(undefined);
          }}
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
        <DialogActs busy={isSending} busyText={messages.sending} onClose={onClose}>
          {messages.send}
        </DialogActs>
      </form>
    </Dialog>
  );
}
