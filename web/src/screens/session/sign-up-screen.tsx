import { Gate } from '#web/features/session/gate.tsx';
import { messages } from '#web/features/session/messages.ts';
import { SignUpForm } from '#web/features/session/sign-up-form.tsx';

export function SignUpScreen() {
  return (
    <Gate title={messages.becomeMember}>
      <SignUpForm />
    </Gate>
  );
}
