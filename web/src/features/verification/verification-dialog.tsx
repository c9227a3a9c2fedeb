import { useRef } from 'react';
import * as z from 'zod/mini';
import { type User, users } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { useCodeForm } from '#web/components/form/use-code-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { ApiError, call } from '#web/lib/api/api.ts';
import { keepReply, refresh } from '#web/lib/api/replies.tsx';
import { config } from '#web/lib/config.ts';
import { fillProfile } from '#web/lib/session/fill-profile.ts';
import { type Contact, confirmContact, sendContactCode } from '#web/lib/session/identity-codes.ts';
import { codeField } from '#web/lib/session/identity-fields.ts';
import { messages } from './messages.ts';
import type { VerificationOverlayProps } from './verification-overlay.tsx';

export function VerificationDialog({ onClose, ...contact }: VerificationOverlayProps) {
  const { attribute } = contact;
  const { title, done } = messages.contacts[attribute];
  const finish = () => {
    toast(done);
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
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

function CodeForm({ attribute, address, note, onVerified }: CodeFormProps) {
  const texts = messages.contacts[attribute];
  const redeemed = useRef(false);
  const {
    submit,
    codeField: code,
    refusal,
    isSubmitting,
    notice,
    resend,
    isResending,
  } = useCodeForm(Fields, {
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
      <FormNotice>{notice ?? note}</FormNotice>
      {refusal && <FormError>{refusal.message}</FormError>}
      <p className="soft">{messages.contactIntro(address ?? texts.address)}</p>
      <CodeField label={messages.code} {...code()} />
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

const flag = { email: 'emailVerified', phone_number: 'phoneVerified' } as const;

/**
 * Redeems the code, makes the API read again which addresses are verified, and shows that wherever the own profile is
 * shown. A code works once: `redeemed` keeps over further tries that it was taken. Throws an `ApiError`.
 */
async function verifyContact(contact: Contact, code: string, redeemed: { current: boolean }): Promise<void> {
  if (!redeemed.current) await redeem(contact, code);
  redeemed.current = true;
  await readAgain();
}

/** Also succeeds when an earlier try without an answer proves to have redeemed the code. */
async function redeem(contact: Contact, code: string): Promise<void> {
  try {
    await confirmContact(contact, code);
  } catch (error) {
    const isUsed = error instanceof ApiError && error.code === 'code.expired';
    if (!isUsed || !(await readAgain())[flag[contact]]) throw error;
  }
}

async function readAgain(): Promise<User> {
  const { data } = await call(fillProfile, {});
  await Promise.all([keepReply(users.getOwnProfile, {}, data), refresh(users.getProfile)]);
  return data;
}
