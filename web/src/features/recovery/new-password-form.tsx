import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCodeForm } from '#web/components/form/use-code-form.ts';
import type { GateState } from '#web/lib/session/gate-state.ts';
import { codeField, confirmed, uncommon } from '#web/lib/session/identity-fields.ts';
import { loadCodes } from '#web/lib/session/load-identity.ts';
import { messages } from './messages.ts';
import './new-password-form.css';

const Fields = confirmed(
  z.object({
    code: codeField(messages.codeMissing),
    // Of two refusals the form shows the first.
    newPassword: z
      .string()
      .check(z.minLength(1, messages.passwordMissing), z.minLength(8, messages.passwordShort), uncommon()),
    confirmation: z.string(),
  }),
  messages.confirmationWrong,
);

/** The state that visitors' screens hand on, with the user name of the forgotten password. */
export type Carried = GateState & { readonly username: string };

interface NewPasswordFormProps {
  carried: Carried;
  /** The attribute that the code was sent to. */
  sentTo: string;
  /** Another code was sent to this attribute. */
  onSent: (attribute: string) => void;
  onChanged: () => void;
}

/** The second step: the code that was sent, and a new password. */
export function NewPasswordForm({ carried, sentTo, onSent, onChanged }: NewPasswordFormProps) {
  const { username } = carried;
  const form = useCodeForm(Fields, {
    values: { code: '', newPassword: '', confirmation: '' },
    redeem: async ({ code, newPassword }) => {
      const { recoverPassword } = await loadCodes();
      await recoverPassword(username, code, newPassword);
      onChanged();
    },
    send: async () => {
      const { sendRecoveryCode } = await loadCodes();
      const attribute = await sendRecoveryCode(username);
      onSent(attribute);
      // The words are the same: readers say them again in an element that is new.
      return <span>{messages.sent(attribute)}</span>;
    },
  });
  const { field, setFocus, refusal, isSubmitting } = form;

  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <form className="form" noValidate onSubmit={form.submit}>
      {/* It stays: without it the fields would move under the finger. */}
      <FormNotice>{form.notice ?? messages.sent(sentTo)}</FormNotice>
      {refusal && <FormError>{refusal.message}</FormError>}
      <div className="recovery-account cluster">
        <p>
          {messages.account} <strong>{username}</strong>
        </p>
        <Link className="link" to="." replace state={carried}>
          {messages.otherName}
        </Link>
      </div>
      {/* For password managers: the user name. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <CodeField label={messages.code} {...form.codeField()} />
      <PasswordField
        label={messages.newPassword}
        hint={messages.passwordRule}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={messages.confirmation} autoComplete="new-password" {...field('confirmation')} />
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.changing}>
        {messages.change}
      </Button>
      <Button
        wide
        disabled={isSubmitting}
        busy={form.isResending}
        busyText={messages.sending}
        onClick={form.resend}
      >
        {messages.resend}
      </Button>
      <Link className="link" to="/login" state={carried}>
        {messages.signIn}
      </Link>
    </form>
  );
}
