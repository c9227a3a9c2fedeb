import type { NewsCard } from '#contract/news/news.ts';
import { Meta } from '#web/components/content/meta.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { categoryMark } from '#web/parts/categories/category-mark.ts';
import { messages } from './messages.ts';
import './news-meta.css';

export const CategoryLabel = ({ name }: { name: string }) => (
  <p className="eyebrow row gap-2 text-xs strong">
    <img src={categoryMark(name)} alt="" width={96} height={96} loading="lazy" />
    {name}
  </p>
);

export const NewsMeta = ({ news, hasAuthor = true }: { news: NewsCard; hasAuthor?: boolean }) => (
  <Meta>
    {hasAuthor && (
      <span>
        <span className="clamp">{news.author}</span>
      </span>
    )}
    <time dateTime={news.createdAt}>{formatDate(news.createdAt)}</time>
    <span>{messages.readTime(news.readTime)}</span>
  </Meta>
);
