import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormNotice } from '#web/components/form/form-error.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { type GateState, useGateState } from '#web/lib/session/gate-state.ts';
import { getSession } from '#web/lib/session/session.ts';
import { AskForm } from './ask-form.tsx';
import { messages } from './messages.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { NoCode } from './no-code.tsx';

/** The attribute that the code went to makes the second step: who comes back from their mail finds it again. */
interface RecoveryState extends GateState {
  readonly sentTo?: string;
}

/** Recovers an account in two steps: a user name, then the code that was sent and a new password. */
export function RecoveryForm() {
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
    // The sign-in screen sends a signed-in member on before they could read it there.
    if (getSession().user) toast(messages.changed);
    navigate('/login', { replace: true, state: { ...carried, notice: messages.changed } });
  };

  return (
    <div className="form">
      <FormNotice>{sentTo && messages.sent(sentTo)}</FormNotice>
      {sentTo === undefined ? (
        <AskForm carried={carried} onSent={show} />
      ) : (
        <>
          <NewPasswordForm
            carried={carried}
            onSent={(attribute) => show(username, attribute)}
            onChanged={finish}
          />
          <NoCode />
        </>
      )}
    </div>
  );
}
