import { Link } from 'react-router-dom';
import { messages } from './messages.ts';
import { categoryMark } from './news-pictures.ts';
import { startingCategories } from './starting-categories.ts';
import './topics.css';

/** What the news are about; beside them on a wide screen. */
export function Topics() {
  return (
    <section className="topics" aria-labelledby="topics">
      <h2 id="topics">{messages.topics}</h2>
      <TopicList />
    </section>
  );
}

export function TopicList() {
  return (
    <div className="topic-list">
      <p>{messages.topicsText}</p>
      <ul>
        {startingCategories.map(({ name }) => (
          <li key={name}>
            <img src={categoryMark(name)} alt="" width={96} height={96} />
            {name}
          </li>
        ))}
      </ul>
      <Link className="link" to="/community-switching">
        {messages.allTopics}
      </Link>
    </div>
  );
}
