import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { AllTopics } from '#web/features/news/list/all-topics.tsx';
import { messages } from '#web/features/news/messages.ts';

/** Every topic of the news. */
export function TopicsScreen() {
  return (
    <>
      <BackLink to="/news">{messages.title}</BackLink>
      <PageHeader title={messages.topics} />
      <AllTopics />
    </>
  );
}
