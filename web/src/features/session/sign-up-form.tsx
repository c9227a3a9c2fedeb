import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { UsernameField } from '#web/components/form/username-field.tsx';
import { useGateState } from '#web/lib/session/gate-state.ts';
import { useSession } from '#web/lib/session/session.ts';
import { SignUpForm as Fields } from './forms.ts';
import { joinFurrow } from './join-furrow.ts';
import { messages } from './messages.ts';

export function SignUpForm() {
  // Until all that belongs to a sign-in stands, the form is still busy.
  const { user } = useSession();
  const gate = useGateState();
  const tried = useRef(new Set<string>());
  const { submit, field, refusal, isSubmitting } = useCheckedForm(
    Fields,
    { username: '', password: '', terms: false },
    ({ username, password }) => joinFurrow(username, password, tried.current),
  );

  return (
    <form className="form" noValidate onSubmit={submit}>
      {refusal && <FormError>{refusal.message}</FormError>}
      <UsernameField label={messages.username} {...field('username')} />
      <PasswordField
        label={messages.password}
        hint={messages.passwordRule}
        autoComplete="new-password"
        {...field('password')}
      />
      <Checkbox label={<Agreement />} {...field('terms')} />
      <Button
        variant="primary"
        wide
        type="submit"
        busy={isSubmitting || user !== undefined}
        busyText={messages.signingUp}
      >
        {messages.signUp}
      </Button>
      <Link className="link" to="/login" state={gate}>
        {messages.signIn}
      </Link>
    </form>
  );
}

/** The terms open beside the form, or what was typed would be gone. */
function Agreement() {
  return (
    <>
      {messages.agree}{' '}
      <Link className="gate-terms" to="/terms" target="_blank" rel="noopener" title={messages.newTab}>
        {messages.terms}
      </Link>
    </>
  );
}
