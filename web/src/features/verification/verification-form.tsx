import { useRef } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/code-field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { useCodeForm } from '#web/components/form/use-code-form.ts';
import { type Contact, sendContactCode } from '#web/lib/session/identity-codes.ts';
import { ContactForm } from './forms.ts';
import { messages } from './messages.ts';
import { verifyContact } from './verify-contact.ts';

interface VerificationFormProps {
  attribute: Contact;
  /** Where the code went. */
  address: string | undefined;
  onVerified: () => void;
}

export function VerificationForm({ attribute, address, onVerified }: VerificationFormProps) {
  const texts = messages.contacts[attribute];
  const redeemed = useRef(false);
  const { submit, field, refusal, isSubmitting, notice, resend, isResending } = useCodeForm(ContactForm, {
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
