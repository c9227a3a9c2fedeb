import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { UsernameField } from '#web/components/form/field.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { accountFields, Gate } from '#web/features/session/gate.tsx';
import { messages } from '#web/features/session/messages.ts';
import { type GateState, useGateState } from '#web/lib/session/gate-state.ts';
import { fetchSignIn, loadSignIn } from '#web/lib/session/load-identity.ts';
import { useSession } from '#web/lib/session/session.ts';

const SignInCode = lazyPart(async () => (await import('#web/features/session/sign-in-code.tsx')).SignInCode);

const Fields = z.object({ ...accountFields, remember: z.boolean() });

export function SignInScreen() {
  // The form stays busy until the sign-in is complete.
  const { endedMember, user } = useSession();
  const gate = useGateState();
  const [needsCode, setNeedsCode] = useState(false);
  const { submit, submitCount, field, values, refusal, refuse, isSubmitting } = useCheckedForm(
    Fields,
    { username: gate.username ?? '', password: '', remember: true },
    async ({ username, password, remember }) => {
      const { signIn } = await loadSignIn();
      setNeedsCode(!(await signIn(username, password, remember)));
    },
  );
  if (needsCode) {
    const begin = (error?: unknown) => {
      setNeedsCode(false);
      if (error) refuse(error);
    };
    return (
      <Gate title={messages.enterCode}>
        <SignInCode remember={values.remember} isDone={user !== undefined} onClose={begin} />
      </Gate>
    );
  }

  return (
    <Gate title={messages.signIn}>
      <form className="form" noValidate onSubmit={submit} onFocus={fetchSignIn}>
        <FormNotice>{submitCount === 0 && gate.notice}</FormNotice>
        {submitCount === 0 && !gate.notice && endedMember && <FormError>{messages.ended}</FormError>}
        {refusal && (
          <FormError>
            {refusal.message}
            {refusal.type === 'identity.unconfirmed' && (
              <ConfirmLink state={{ ...gate, username: values.username.trim() }} />
            )}
          </FormError>
        )}
        <UsernameField label={messages.username} {...field('username')} />
        <PasswordField label={messages.password} autoComplete="current-password" {...field('password')} />
        <div className="gate-between cluster between">
          <Checkbox label={messages.rememberMe} {...field('remember')} />
          <Link
            className="link"
            to="/forgot-password"
            state={{ ...gate, username: values.username, notice: undefined }}
          >
            {messages.forgotPassword}
          </Link>
        </div>
        <Button
          variant="primary"
          wide
          type="submit"
          busy={isSubmitting || user !== undefined}
          busyText={messages.signingIn}
        >
          {messages.signIn}
        </Button>
        <OtherWays />
        <Link className="link" to="/register" state={{ ...gate, notice: undefined }}>
          {messages.becomeMemberLink}
        </Link>
      </form>
    </Gate>
  );
}

/** The address that confirms an account; the sign-in then continues to where it was asked for. */
const ConfirmLink = ({ state }: { state: GateState }) => (
  <Link className="gate-confirm row" to="/register/verification" state={state}>
    {messages.confirm}
  </Link>
);

/** They lead nowhere yet, and tell readers why. */
const OtherWays = () => (
  <div className="gate-others">
    {[messages.google, messages.facebook].map((name) => (
      <Button key={name} aria-disabled="true" aria-describedby="other-ways" icon={<Glyph of={name} />}>
        {name}
      </Button>
    ))}
    <span className="vh" id="other-ways">
      {messages.notOffered}
    </span>
  </div>
);

const Glyph = ({ of }: { of: string }) => (
  <span className="gate-glyph" aria-hidden="true">
    {of === messages.google ? 'G' : 'f'}
  </span>
);
