import { Link } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { UsernameField } from '#web/components/form/username-field.tsx';
import type { GateState } from '#web/lib/session/gate-state.ts';
import { sendRecoveryCode } from '#web/lib/session/identity-codes.ts';
import { AskForm as Fields } from './forms.ts';
import { messages } from './messages.ts';

interface AskFormProps {
  carried: GateState & { username: string };
  onSent: (username: string, attribute: string) => void;
}

/** The first step: whose account it is. */
export function AskForm({ carried, onSent }: AskFormProps) {
  const { submit, field, refusal, isSubmitting } = useCheckedForm(
    Fields,
    { username: carried.username },
    async ({ username }) => onSent(username, await sendRecoveryCode(username)),
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
