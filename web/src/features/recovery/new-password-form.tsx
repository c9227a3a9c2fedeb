import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/code-field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import type { GateState } from '#web/lib/session/gate-state.ts';
import { recoverPassword, sendRecoveryCode } from '#web/lib/session/identity-codes.ts';
import { NewPasswordForm as Fields } from './forms.ts';
import { messages } from './messages.ts';

interface NewPasswordFormProps {
  carried: GateState & { username: string };
  /** A further code is on its way to this attribute. */
  onSent: (attribute: string) => void;
  onChanged: () => void;
}

/** The second step: the code that was sent, and a new password. */
export function NewPasswordForm({ carried, onSent, onChanged }: NewPasswordFormProps) {
  const { username } = carried;
  const { register, handleSubmit, setError, setFocus, clearErrors, resetField, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { code: '', newPassword: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const [isResending, setResending] = useState(false);
  const fail = (error: unknown) => setError('root', { message: (error as Error).message });

  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code, newPassword }) => {
    try {
      await recoverPassword(username, code, newPassword);
      onChanged();
    } catch (error) {
      fail(error);
      setFocus('code', { shouldSelect: true });
    }
  });

  const resend = async () => {
    setResending(true);
    clearErrors('root');
    await sendRecoveryCode(username)
      .then((attribute) => {
        onSent(attribute);
        // An earlier one is good no more.
        resetField('code');
        setFocus('code');
      }, fail)
      .finally(() => setResending(false));
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      {errors.root && <FormError>{errors.root.message}</FormError>}
      <div className="recovery-account">
        <p>
          {messages.account} <strong>{username}</strong>
        </p>
        <Link className="link" to="." replace state={carried}>
          {messages.otherName}
        </Link>
      </div>
      {/* For password managers: whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={username} />
      <CodeField label={messages.code} error={errors.code?.message} {...register('code')} />
      <PasswordField
        label={messages.newPassword}
        hint={messages.passwordRule}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={messages.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.changing}>
        {messages.change}
      </Button>
      <Button wide disabled={isSubmitting} busy={isResending} busyText={messages.sending} onClick={resend}>
        {messages.resend}
      </Button>
      <Link className="link" to="/login" state={carried}>
        {messages.signIn}
      </Link>
    </form>
  );
}
