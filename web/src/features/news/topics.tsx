import { Link } from 'react-router-dom';
import { messages } from './messages.ts';
import { categoryMark } from './news-pictures.ts';
import { startingCategories } from './starting-categories.ts';
import { topicHref } from './topic.ts';
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
  return (
    <div className="topic-list">
      <p>{messages.topicsText}</p>
      <ul>
        {startingCategories.map(({ name }) => (
          <li key={name}>
            <Link to={topicHref(name)} aria-current={name === current ? 'page' : undefined}>
              <img src={categoryMark(name)} alt="" width={96} height={96} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link className="link" to="/community-switching">
        {messages.allTopics}
      </Link>
    </div>
  );
}
