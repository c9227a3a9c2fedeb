import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/code-field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { UsernameField } from '#web/components/form/username-field.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useGateState } from '#web/lib/session/gate-state.ts';
import { confirmAccount, resendAccountCode } from '#web/lib/session/identity-codes.ts';
import { useSession } from '#web/lib/session/session.ts';
import { AccountForm } from './forms.ts';
import { messages } from './messages.ts';

const PROFILE = '/myProfile';
const CONFIRMED = 'identity.confirmed';
const isConfirmed = (error: unknown) => error instanceof ApiError && error.code === CONFIRMED;

/** Confirms an account that was made with an address. One that was made without is confirmed from the start. */
export function ConfirmAccountForm() {
  const { user } = useSession();
  const { username } = useGateState();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(AccountForm),
    defaultValues: { username: username ?? '', code: '' },
  });
  const { register, handleSubmit, setError, clearErrors, trigger, getValues, setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  const [isResending, setResending] = useState(false);
  const [notice, setNotice] = useState<string>();

  const fail = (error: unknown) => {
    setNotice(undefined);
    const type = isConfirmed(error) ? CONFIRMED : '';
    setError('root', { type, message: (error as Error).message });
  };
  useEffect(() => {
    if (username) setFocus('code');
  }, [username, setFocus]);

  const leave = (name: string, words?: string) => {
    if (user) return navigate(PROFILE);
    return navigate('/login', { state: { onward: PROFILE, username: name, notice: words } });
  };

  const submit = handleSubmit(async (fields) => {
    try {
      await confirmAccount(fields.username, fields.code);
      leave(fields.username, messages.confirmed);
    } catch (error) {
      fail(error);
      if (!isConfirmed(error)) setFocus('code', { shouldSelect: true });
    }
  });

  const resend = async () => {
    if (!(await trigger('username', { shouldFocus: true }))) return;
    setResending(true);
    setNotice(undefined);
    clearErrors('root');
    await resendAccountCode(getValues('username').trim())
      .then((address) => {
        setNotice(messages.sent(address));
        // An earlier one is good no more.
        form.resetField('code');
        setFocus('code');
      }, fail)
      .finally(() => setResending(false));
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <FormNotice>{notice}</FormNotice>
      {errors.root && <FormError>{errors.root.message}</FormError>}
      {errors.root?.type === CONFIRMED ? (
        <Button onClick={() => leave(getValues('username').trim())}>
          {user ? messages.myProfile : messages.signIn}
        </Button>
      ) : (
        <p className="soft">{user ? messages.signedIn : messages.intro}</p>
      )}
      <UsernameField label={messages.username} error={errors.username?.message} {...register('username')} />
      <CodeField label={messages.code} error={errors.code?.message} {...register('code')} />
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.verifying}>
        {messages.verify}
      </Button>
      <Button wide disabled={isSubmitting} busy={isResending} busyText={messages.sending} onClick={resend}>
        {messages.resend}
      </Button>
      {!user && (
        <Link className="link" to="/login">
          {messages.signIn}
        </Link>
      )}
    </form>
  );
}
