import { Link } from 'react-router-dom';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { CategoriesFailed } from '#web/parts/categories/categories-failed.tsx';
import { categoryMark } from '#web/parts/categories/category-mark.ts';
import { useCategories } from '#web/parts/categories/use-categories.ts';
import { messages } from '../messages.ts';
import { topicHref } from '../topic.ts';
import './topics.css';

interface TopicListProps {
  /** The topic that is shown; empty for all news. */
  current: string;
}

/** What the news are about: beside them on a wide screen, on a narrower one in a row above them, on a phone behind a button. */
export function Topics({ current }: TopicListProps) {
  return (
    <nav className="topics" aria-labelledby="topics">
      <h2 id="topics">{messages.topics}</h2>
      <TopicList current={current} />
    </nav>
  );
}

export function TopicList({ current }: TopicListProps) {
  const categories = useCategories();
  return (
    <div className="topic-list">
      <p>{messages.topicsText}</p>
      <CategoriesFailed text={messages.topicsFailed} of={categories} />
      {!categories.known && !categories.error && <TopicSkeleton />}
      {categories.known && (
        <ul>
          {categories.known.map(({ id, name }) => (
            <li key={id}>
              <Link to={topicHref(name)} aria-current={name === current ? 'page' : undefined}>
                <img src={categoryMark(name)} alt="" width={96} height={96} loading="lazy" />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className="link" to="/community-switching">
        {messages.allTopics}
      </Link>
    </div>
  );
}

/** As many as a new system starts with; what loads, the news beside them say. */
const TopicSkeleton = () => (
  <ul aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <li key={row}>
        <div>
          <Skeleton shape="picture" className="topic-mark" />
          <Skeleton shape="line" className="topic-name" />
        </div>
      </li>
    ))}
  </ul>
);
