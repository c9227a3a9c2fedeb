import { useRef } from 'react';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/code-field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { useCodeForm } from '#web/components/form/use-code-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { config } from '#web/lib/config.ts';
import { sendContactCode } from '#web/lib/session/identity-codes.ts';
import { codeField } from '#web/lib/session/identity-fields.ts';
import { messages } from './messages.ts';
import type { VerificationOverlayProps } from './verification-overlay.tsx';
import { verifyContact } from './verify-contact.ts';

export function VerificationDialog({ onClose, ...contact }: VerificationOverlayProps) {
  const { attribute } = contact;
  const { title, done } = messages.contacts[attribute];
  const finish = () => {
    toast(done);
    onClose();
  };
  return (
    <Dialog title={title} closeLabel={messages.close} onClose={onClose}>
      {attribute === 'phone_number' && !config().sms ? (
        <>
          <p>{messages.noSms}</p>
          <div className="dialog-acts">
            <Button variant="primary" onClick={onClose}>
              {messages.close}
            </Button>
          </div>
        </>
      ) : (
        <CodeForm {...contact} onVerified={finish} />
      )}
    </Dialog>
  );
}

const Fields = z.object({ code: codeField(messages.codeMissing) });

interface CodeFormProps extends Omit<VerificationOverlayProps, 'onClose'> {
  onVerified: () => void;
}

function CodeForm({ attribute, address, onVerified }: CodeFormProps) {
  const texts = messages.contacts[attribute];
  const redeemed = useRef(false);
  const { submit, field, refusal, isSubmitting, notice, resend, isResending } = useCodeForm(Fields, {
    values: { code: '' },
    redeem: async ({ code }) => {
      await verifyContact(attribute, code, redeemed);
      onVerified();
    },
    send: async () => {
      await sendContactCode(attribute);
      return texts.sent;
    },
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      <FormNotice>{notice}</FormNotice>
      {refusal && <FormError>{refusal.message}</FormError>}
      <p className="soft">{messages.contactIntro(address ?? texts.address)}</p>
      <CodeField label={messages.code} {...field('code')} />
      <div className="dialog-acts">
        <Button disabled={isSubmitting} busy={isResending} busyText={messages.sending} onClick={resend}>
          {messages.resend}
        </Button>
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={messages.verifying}>
          {messages.verify}
        </Button>
      </div>
    </form>
  );
}
