import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField, UsernameField } from '#web/components/form/field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { useCodeForm } from '#web/components/form/use-code-form.ts';
import { useGateState } from '#web/lib/session/gate-state.ts';
import { codeField, usernameField } from '#web/lib/session/identity-fields.ts';
import { loadCodes } from '#web/lib/session/load-identity.ts';
import { useSession } from '#web/lib/session/session.ts';
import { messages } from './messages.ts';

const Fields = z.object({
  username: usernameField(messages.usernameMissing),
  code: codeField(messages.codeMissing),
});

const PROFILE = '/myProfile';
const CONFIRMED = 'identity.confirmed';

/** Confirms an account with an address. One without is confirmed from the start. */
export function ConfirmAccountForm() {
  const { user } = useSession();
  const { username } = useGateState();
  const navigate = useNavigate();
  const leave = (name: string, words?: string) => {
    if (user) return navigate(PROFILE);
    return navigate('/login', { state: { onward: PROFILE, username: name, notice: words } });
  };
  const form = useCodeForm(Fields, {
    values: { username: username ?? '', code: '' },
    redeem: async (fields) => {
      const { confirmAccount } = await loadCodes();
      await confirmAccount(fields.username, fields.code);
      leave(fields.username, messages.confirmed);
    },
    send: async ({ username: name }) => {
      const { resendAccountCode } = await loadCodes();
      return <Sent to={await resendAccountCode(name.trim())} />;
    },
  });
  const { field, check, values, setFocus, refusal, isSubmitting } = form;
  useEffect(() => {
    if (username) setFocus('code');
  }, [username, setFocus]);

  const resend = async () => {
    if (check('username')) await form.resend();
  };

  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <FormNotice>{form.notice}</FormNotice>
      {refusal && <FormError>{refusal.message}</FormError>}
      {refusal?.type === CONFIRMED ? (
        <Button onClick={() => leave(values.username.trim())}>
          {user ? messages.myProfile : messages.signIn}
        </Button>
      ) : (
        <p className="soft">{user ? messages.signedIn : messages.intro}</p>
      )}
      <UsernameField label={messages.username} {...field('username')} />
      <CodeField label={messages.code} {...form.codeField()} />
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.verifying}>
        {messages.verify}
      </Button>
      <Button
        wide
        disabled={isSubmitting}
        busy={form.isResending}
        busyText={messages.sending}
        onClick={resend}
      >
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

/** Each a text of its own: the first is known by its words. */
const Sent = ({ to }: { to: string | undefined }) => (
  <>
    <span>{messages.sent}</span> {to && <span>{messages.sentTo(to)}</span>}
  </>
);
