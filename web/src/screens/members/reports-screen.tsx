import { Reports } from '#web/features/courses/progress/reports.tsx';
import { messages } from '#web/features/payment/messages.ts';
import { UserInfoHead } from '#web/features/payment/user-info-head.tsx';

/** How far the member is with each course that they take. */
export const ReportsScreen = () => (
  <div className="page-narrow">
    <UserInfoHead title={messages.reports} />
    <Reports />
  </div>
);
