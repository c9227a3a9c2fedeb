import { Link } from 'react-router-dom';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { CategoriesFailed } from '#web/parts/categories/categories-failed.tsx';
import { categoryMark } from '#web/parts/categories/category-mark.ts';
import { type Categories, useCategories } from '#web/parts/categories/use-categories.ts';
import { messages } from '../messages.ts';
import { TOPICS, topicHref } from '../topic.ts';
import './topics.css';

/** How many are beside the news; all of them have a screen of their own. */
const MAX_TOPICS_BESIDE = 8;

interface TopicListProps {
  /** The shown topic; empty for all news. */
  current: string;
}

/**
 * The topics of the news: beside them on a wide screen, in a row above them on a narrower one, behind a button on a
 * phone.
 */
export const Topics = ({ current }: TopicListProps) => (
  <nav className="topics" aria-labelledby="topics">
    <h2 id="topics">{messages.topics}</h2>
    <TopicList current={current} />
  </nav>
);

export function TopicList({ current }: TopicListProps) {
  const categories = useCategories();
  return (
    <div className="topic-list">
      <p className="soft text-sm">{messages.topicsText}</p>
      <TopicLinks of={categories} shown={besideNews(categories.known, current)} current={current} />
      <div className="topic-ways cluster">
        <Link className="link" to="/community-switching">
          {messages.allTopics}
        </Link>
        <Link className="link" to={TOPICS}>
          {messages.newsTopics}
        </Link>
      </div>
    </div>
  );
}

interface TopicLinksProps {
  of: Categories;
  /** Absent while none are known. */
  shown: Categories['known'];
  current?: string;
}

/** A link to the news of each topic, or why there is none yet. */
export const TopicLinks = ({ of, shown, current }: TopicLinksProps) => (
  <>
    <CategoriesFailed text={messages.topicsFailed} of={of} />
    {!shown && !of.error && <TopicSkeleton />}
    {shown && (
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Link to={topicHref(name)} aria-current={name === current ? 'page' : undefined}>
              <img src={categoryMark(name)} alt="" width={96} height={96} loading="lazy" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The first few; the shown one is always among them. */
function besideNews(known: Categories['known'], current: string): Categories['known'] {
  const first = known?.slice(0, MAX_TOPICS_BESIDE);
  const chosen = known?.find(({ name }) => name === current);
  return chosen && !first?.includes(chosen) ? [...(first ?? []), chosen] : first;
}

/** As many as a new system has; the news beside them say that they load. */
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
