import { useState } from 'react';
import { type Certificate, certificates } from '#contract/courses/certificates.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { type ApiError, call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { messages } from './messages.ts';

const { withdraw: texts } = messages;

/** Withdraws a certificate, after a question: at once, because whoever asks for it is to find none from then on. */
export function Withdraw({ number, onDone }: Pick<Certificate, 'number'> & { onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const withdraw = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await call(certificates.withdrawCertificate, { number });
    } catch (cause) {
      // Withdrawn in another tab, or by the try whose answer got lost.
      if ((cause as ApiError).status !== 404) {
        setError(cause as ApiError);
        return setBusy(false);
      }
    }
    void refresh(certificates.listCertificates);
    toast(texts.done);
    onDone();
  };
  return (
    <>
      <Button small variant="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.action}
      </Button>
      {isAsking && (
        <Confirm
          title={texts.title}
          text={texts.text}
          confirmLabel={texts.confirm}
          busyText={isBusy ? texts.busy : undefined}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          {error && <FormError>{error.message}</FormError>}
        </Confirm>
      )}
    </>
  );
}
