import { Link } from 'react-router-dom';
import type { NewsCard } from '#contract/news.ts';
import { Picture } from '#web/components/picture.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { CategoryLabel, NewsMeta } from './news-meta.tsx';
import { authorPicture, coverOf } from './news-pictures.ts';
import './news-cards.css';

/** The newest news, large. */
export function LeadNews({ news }: { news: NewsCard }) {
  return (
    <article className="lead-news">
      <Picture {...coverOf(news)} alt="" className="cover" fetchPriority="high" />
      <CategoryLabel name={news.category} />
      <h2>
        <Link to={`/news/${news.id}`}>{news.title}</Link>
      </h2>
      <div className="lead-news-by">
        <Picture {...authorPicture(news)} alt="" className="avatar avatar-sm" />
        <NewsMeta news={news} />
      </div>
    </article>
  );
}

/** Text first: on a phone the picture stands at its right. */
export function NewsRow({ news }: { news: NewsCard }) {
  return (
    <article className="news-item">
      <div>
        <CategoryLabel name={news.category} />
        <h2>
          <Link to={`/news/${news.id}`}>{news.title}</Link>
        </h2>
        <NewsMeta news={news} />
      </div>
      <Picture {...coverOf(news)} alt="" className="cover" loading="lazy" />
    </article>
  );
}

/** In the sizes of a lead and four rows. */
export function NewsSkeleton() {
  return (
    <>
      <div className="lead-news">
        <Skeleton shape="picture" className="cover" />
        <div className="sk-lines">
          <Skeleton shape="line" width={30} />
          <Skeleton shape="title" width={90} />
          <Skeleton shape="title" width={50} />
          <Skeleton shape="line" width={50} />
        </div>
      </div>
      {[1, 2, 3, 4].map((row) => (
        <div className="news-item" key={row}>
          <div className="sk-lines">
            <Skeleton shape="line" width={30} />
            <Skeleton shape="title" width={90} />
            <Skeleton shape="title" width={50} />
            <Skeleton shape="line" width={50} />
          </div>
          <Skeleton shape="picture" className="cover" />
        </div>
      ))}
    </>
  );
}
