import { Gate } from '#web/features/session/gate.tsx';
import { messages } from '#web/features/session/messages.ts';
import { SignInForm } from '#web/features/session/sign-in-form.tsx';

export function SignInScreen() {
  return (
    <Gate title={messages.signIn}>
      <SignInForm />
    </Gate>
  );
}
