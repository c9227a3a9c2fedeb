import { Gate } from '#web/features/session/gate.tsx';
import { ConfirmAccountForm } from '#web/features/verification/confirm-account-form.tsx';
import { messages } from '#web/features/verification/messages.ts';

/** For visitors: the sign-in of an unconfirmed account leads here. */
export const ConfirmAccountScreen = () => (
  <Gate title={messages.title}>
    <ConfirmAccountForm />
  </Gate>
);
