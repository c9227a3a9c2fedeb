import { Link } from 'react-router-dom';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { messages } from '../messages.ts';
import { TopicLinks } from './topics.tsx';
import './all-topics.css';

/** Every topic, each leading to its news. */
export function AllTopics() {
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
      <p>{messages.topicsText}</p>
      <TopicLinks of={categories} shown={known} />
      <Link className="link" to="/community-switching">
        {messages.allCommunities}
      </Link>
    </div>
  );
}
