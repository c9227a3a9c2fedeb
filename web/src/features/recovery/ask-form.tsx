import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
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
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { username: carried.username },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    try {
      onSent(fields.username, await sendRecoveryCode(fields.username));
    } catch (error) {
      setError('root', { message: (error as Error).message });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      {errors.root && <FormError>{errors.root.message}</FormError>}
      <p className="soft">{messages.intro}</p>
      <UsernameField label={messages.username} error={errors.username?.message} {...register('username')} />
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.sending}>
        {messages.send}
      </Button>
      <Link className="link" to="/login" state={carried}>
        {messages.signIn}
      </Link>
    </form>
  );
}
