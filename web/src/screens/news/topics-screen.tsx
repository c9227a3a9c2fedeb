import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { TopicLinks } from '#web/features/news/list/topics.tsx';
import { messages } from '#web/features/news/messages.ts';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import './topics-screen.css';

/** Every topic of the news. */
export const TopicsScreen = () => (
  <>
    <BackLink to="/news">{messages.title}</BackLink>
    <PageHeader title={messages.topics} />
    <AllTopics />
  </>
);

/** Every topic, each leading to its news. */
function AllTopics() {
  const categories = useCategories();
  const { known } = categories;
  if (known?.length === 0) {
    const { title, text, action } = messages.noTopics;
    return (
      <EmptyState drawing="sprout" title={title} text={text}>
        <LinkButton to="/news">{action}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="topic-list all-topics">
      <p className="soft text-sm">{messages.topicsText}</p>
      <TopicLinks of={categories} shown={known} />
    </div>
  );
}
