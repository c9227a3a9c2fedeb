import { Link } from 'react-router-dom';
import type { NewsCard } from '#contract/news/news.ts';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { smallUrl } from '#web/lib/media/small-url.ts';
import { NewsMenu } from '../news-menu.tsx';
import { CategoryLabel, NewsMeta } from '../news-meta.tsx';
import { coverOf } from '../news-pictures.ts';
import { UnsentBadge } from './unsent-news.tsx';
import './news-cards.css';

interface NewsProps {
  news: NewsCard;
  /** Whether a change of it has not arrived. */
  isUnsent: boolean;
  /** Address of the list, for the way back. */
  list: string;
  onDelete: () => void;
}

/** The newest news, large. */
export const LeadNews = ({ news, isUnsent, list, onDelete }: NewsProps) => (
  <article className="lead-news linked">
    {/* The page itself may have painted it already: no frame may pass without it. */}
    <Picture {...coverOf(news)} alt="" className="cover" fetchPriority="high" decoding="sync" />
    <TopLine news={news} isUnsent={isUnsent} onDelete={onDelete} />
    <Title news={news} list={list} />
    <div className="row gap-3">
      <Avatar id={news.creator} name={news.author} file={news.authorAttachments} size="sm" />
      <NewsMeta news={news} />
    </div>
  </article>
);

/** Text first: on a phone the picture stands at its right. */
export const NewsRow = ({ news, isUnsent, list, onDelete }: NewsProps) => (
  <article className="news-item linked gap-4">
    <div>
      <TopLine news={news} isUnsent={isUnsent} onDelete={onDelete} />
      <Title news={news} list={list} />
      <NewsMeta news={news} />
    </div>
    <Picture {...coverOf(news, smallUrl)} alt="" className="cover" loading="lazy" />
  </article>
);

const Title = ({ news, list }: Pick<NewsProps, 'news' | 'list'>) => (
  <h2>
    <Link className="clamp linked-by" to={`/news/${news.id}`} state={{ list }}>
      {news.title}
    </Link>
  </h2>
);

const TopLine = ({ news, isUnsent, onDelete }: Omit<NewsProps, 'list'>) => (
  <div className="topline row between gap-3">
    <CategoryLabel name={news.category} />
    {news.isHidden && <HiddenBadge />}
    {isUnsent && <UnsentBadge subject={`news/${news.id}`} />}
    <NewsMenu news={news} onDelete={onDelete} />
  </div>
);

/** Few need it. */
const HiddenBadge = quietPart(async () => (await import('#web/components/content/badge.tsx')).HiddenBadge);

/** A skeleton the size of a lead and four rows. */
export const NewsSkeleton = () => (
  <>
    <div className="lead-news">
      <Skeleton shape="picture" className="cover" />
      <SkeletonLines of={['line 30', 'title 90', 'title 50', 'line 50']} />
    </div>
    {[1, 2, 3, 4].map((row) => (
      <div className="news-item gap-4" key={row}>
        <SkeletonLines of={['line 30', 'title 90', 'title 50', 'line 50']} />
        <Skeleton shape="picture" className="cover" />
      </div>
    ))}
  </>
);
