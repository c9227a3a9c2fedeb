import { PageHeader } from '#web/components/page/page-header.tsx';
import { UnsentList } from '#web/parts/sync/status/unsent-list.tsx';
import { messages } from '#web/parts/sync/status/unsent-messages.ts';

/** Unsent entries of this device. */
export const UnsentScreen = () => (
  <>
    <PageHeader title={messages.title} />
    <UnsentList />
  </>
);
