import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { UsernameField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { messages } from '#web/features/recovery/messages.ts';
import { type Carried, NewPasswordForm } from '#web/features/recovery/new-password-form.tsx';
import { Gate } from '#web/features/session/gate.tsx';
import { type GateState, useGateState } from '#web/lib/session/gate-state.ts';
import { usernameField } from '#web/lib/session/identity-fields.ts';
import { loadCodes } from '#web/lib/session/load-identity.ts';
import { getSession } from '#web/lib/session/session.ts';

/**
 * The attribute that the code went to makes the second step, so that a member who comes back from their mail finds it
 * again.
 */
interface RecoveryState extends GateState {
  readonly sentTo?: string;
}

/** Recovers an account in two steps: a user name, then the code that was sent and a new password. */
export function ForgotPasswordScreen() {
  const { sentTo, ...state } = useGateState<RecoveryState>();
  const [username, setUsername] = useState(state.username ?? '');
  const carried = { ...state, username };
  const navigate = useNavigate();

  const show = (name: string, attribute: string) => {
    const isAgain = sentTo !== undefined;
    setUsername(name);
    navigate('.', { replace: isAgain, state: { ...state, username: name, sentTo: attribute } });
  };
  const finish = () => {
    // The sign-in screen would send a signed-in member on before they could read it there.
    if (getSession().user) toast(messages.changed);
    navigate('/login', { replace: true, state: { ...carried, notice: messages.changed } });
  };

  return (
    <Gate title={messages.title}>
      <div className="form">
        {sentTo === undefined ? (
          <AskForm carried={carried} onSent={show} />
        ) : (
          <>
            <NewPasswordForm
              carried={carried}
              sentTo={sentTo}
              onSent={(attribute) => show(username, attribute)}
              onChanged={finish}
            />
            <NoCode />
          </>
        )}
      </div>
    </Gate>
  );
}

const Asked = z.object({ username: usernameField(messages.usernameMissing) });

interface AskFormProps {
  carried: Carried;
  onSent: (username: string, attribute: string) => void;
}

/** The first step: the user name. */
function AskForm({ carried, onSent }: AskFormProps) {
  const { submit, field, refusal, isSubmitting } = useCheckedForm(
    Asked,
    { username: carried.username },
    async ({ username }) => {
      const { sendRecoveryCode } = await loadCodes();
      onSent(username, await sendRecoveryCode(username));
    },
  );

  return (
    <form className="form" noValidate onSubmit={submit}>
      {refusal && <FormError>{refusal.message}</FormError>}
      <p className="soft">{messages.intro}</p>
      <UsernameField label={messages.username} {...field('username')} />
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.sending}>
        {messages.send}
      </Button>
      <Link className="link" to="/login" state={carried}>
        {messages.signIn}
      </Link>
    </form>
  );
}

/** Shown whether or not a code was sent: the provider answers alike, so that nobody learns who has an account. */
const NoCode = () => (
  <div className="no-code soft text-sm">
    <p>
      <strong>{messages.noCode}</strong>
    </p>
    <p>{messages.wayForward}</p>
    <Link className="link" to="/register">
      {messages.newAccount}
    </Link>
  </div>
);
