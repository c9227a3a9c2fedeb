import { messages } from '#web/features/payment/messages.ts';
import { PaymentOptions } from '#web/features/payment/payment-options.tsx';
import { UserInfoHead } from '#web/features/payment/user-info-head.tsx';

export const PaymentScreen = () => (
  <div className="page-narrow">
    <UserInfoHead title={messages.title} />
    <PaymentOptions />
  </div>
);
