import { PageHeader } from '#web/components/page/page-header.tsx';
import { ConfirmAccountForm } from '#web/features/verification/confirm-account-form.tsx';
import { messages } from '#web/features/verification/messages.ts';
import './verification-screen.css';

/** The same for members, beside all else that they have around them. */
export const VerificationScreen = () => (
  <div className="verification page-narrow">
    <PageHeader title={messages.title} />
    <ConfirmAccountForm />
  </div>
);
