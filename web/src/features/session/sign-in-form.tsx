import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { TextField } from '#web/components/field.tsx';
import { FormError } from '#web/components/form-error.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { signIn } from '#web/lib/session.ts';
import { SignInForm as Fields } from './forms.ts';
import { messages } from './messages.ts';

export function SignInForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { username: '', password: '', remember: true },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ username, password, remember }) => {
    try {
      await signIn(username, password, remember);
    } catch (error) {
      setError('root', { message: (error as Error).message });
    }
  });

  return (
    <form className="form" noValidate onSubmit={submit}>
      {errors.root && <FormError>{errors.root.message}</FormError>}
      <TextField
        label={messages.username}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="gate-between">
        <Checkbox label={messages.rememberMe} {...register('remember')} />
        <Link className="link" to="/forgot-password">
          {messages.forgotPassword}
        </Link>
      </div>
      <Button variant="primary" wide type="submit" busy={isSubmitting} busyText={messages.signingIn}>
        {messages.signIn}
      </Button>
      <OtherWays />
      <Link className="link" to="/register">
        {messages.becomeMemberLink}
      </Link>
    </form>
  );
}

/** They lead nowhere yet; readers are told why. */
function OtherWays() {
  return (
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
}

function Glyph({ of }: { of: string }) {
  return (
    <span className="gate-glyph" aria-hidden="true">
      {of === messages.google ? 'G' : 'f'}
    </span>
  );
}
