import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { messages } from '#web/features/payment/messages.ts';
import { UserInfoHead } from '#web/features/payment/user-info-head.tsx';

/** There are no courses to report on yet, so nothing is asked for and nothing made up. */
export function ReportsScreen() {
  return (
    <div className="page-narrow">
      <UserInfoHead title={messages.reports} />
      <EmptyState drawing="sprout" title={messages.noReports} text={messages.noReportsText}>
        <LinkButton variant="primary" to="/news">
          {messages.toNews}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
