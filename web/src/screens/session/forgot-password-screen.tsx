import { messages } from '#web/features/recovery/messages.ts';
import { RecoveryForm } from '#web/features/recovery/recovery-form.tsx';
import { Gate } from '#web/features/session/gate.tsx';

export function ForgotPasswordScreen() {
  return (
    <Gate title={messages.title}>
      <RecoveryForm />
    </Gate>
  );
}
