import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/code-field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
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
  const { register, handleSubmit, setError, clearErrors, resetField, setFocus, formState } = useForm({
    resolver: zodResolver(ContactForm),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [isResending, setResending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const redeemed = useRef(false);

  const fail = (error: unknown) => {
    setNotice(undefined);
    setError('root', { message: (error as Error).message });
  };

  const submit = handleSubmit(async ({ code }) => {
    try {
      await verifyContact(attribute, code, redeemed);
      onVerified();
    } catch (error) {
      fail(error);
      setFocus('code', { shouldSelect: true });
    }
  });

  const resend = async () => {
    setResending(true);
    setNotice(undefined);
    clearErrors('root');
    await sendContactCode(attribute)
      .then(() => {
        setNotice(texts.sent);
        // An earlier one is good no more.
        resetField('code');
        setFocus('code');
      }, fail)
      .finally(() => setResending(false));
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <FormNotice>{notice}</FormNotice>
      {errors.root && <FormError>{errors.root.message}</FormError>}
      <p className="soft">{messages.contactIntro(address ?? texts.address)}</p>
      <CodeField label={messages.code} error={errors.code?.message} {...register('code')} />
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
