import { useRef } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { UsernameField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { accountFields, Gate } from '#web/features/session/gate.tsx';
import { messages } from '#web/features/session/messages.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { useGateState } from '#web/lib/session/gate-state.ts';
import { uncommon } from '#web/lib/session/identity-fields.ts';
import { fetchSignIn, loadSignIn } from '#web/lib/session/load-identity.ts';
import { useSession } from '#web/lib/session/session.ts';

const Fields = z.object({
  username: accountFields.username,
  password: accountFields.password.check(z.minLength(6, messages.passwordShort), uncommon()),
  terms: z.boolean().check(z.refine((agreed) => agreed, messages.termsMissing)),
});

export function SignUpScreen() {
  // The form stays busy until the sign-in is complete.
  const { user } = useSession();
  const gate = useGateState();
  const tried = useRef(new Set<string>());
  const { submit, field, refusal, isSubmitting } = useCheckedForm(
    Fields,
    { username: '', password: '', terms: false },
    ({ username, password }) => joinFurrow(username, password, tried.current),
  );

  return (
    <Gate title={messages.becomeMember}>
      <form className="form" noValidate onSubmit={submit} onFocus={fetchSignIn}>
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
    </Gate>
  );
}

/** The terms open in a new tab, or what was typed would be gone. */
const Agreement = () => (
  <>
    {messages.agree}{' '}
    <Link className="gate-terms" to="/terms" target="_blank" rel="noopener" title={messages.newTab}>
      {messages.terms}
    </Link>
  </>
);

/**
 * Creates the account and signs in at once. `tried` has the names that were asked for before: one that is taken may
 * belong to this very member, whose connection broke before the answer; their password then lets them in.
 */
async function joinFurrow(username: string, password: string, tried: Set<string>): Promise<void> {
  const { signIn, signUp } = await loadSignIn();
  const again = tried.has(username);
  tried.add(username);
  try {
    await signUp(username, password);
  } catch (error) {
    if (!again || !isTaken(error)) throw error;
    await signIn(username, password, true).catch((reason: unknown) => {
      throw reason instanceof ApiError && reason.code === 'identity.wrong' ? error : reason;
    });
    return;
  }
  await signIn(username, password, true);
}

const isTaken = (error: unknown) => error instanceof ApiError && error.code === 'identity.taken';
