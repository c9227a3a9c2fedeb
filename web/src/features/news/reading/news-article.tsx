import { Repeat2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { News, NewsCard } from '#contract/news/news.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { HeldBack } from '#web/components/content/held-back.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { ShareAddress } from '#web/components/content/share-address.tsx';
import { NotOffered } from '#web/components/state/not-offered.tsx';
import { Skeleton, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ArticleBlock } from '#web/parts/editor/reading/article-block.tsx';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import { messages } from '../messages.ts';
import { NewsMenu } from '../news-menu.tsx';
import { NewsMeta } from '../news-meta.tsx';
import { coverOf, headOf } from '../news-pictures.ts';
import './news-article.css';

interface NewsArticleProps {
  /** Or what its list has of it. */
  news: News | NewsCard;
  onDelete: () => void;
  onReport: () => void;
  /** Instead of its blocks, while they load. */
  children: ReactNode;
}

export function NewsArticle({ news, onDelete, onReport, children }: NewsArticleProps) {
  const whole = 'rich_text' in news ? news : undefined;
  const isOwn = useSession().user?.id === news.creator;
  const head = whole ? headOf(whole) : coverOf(news);
  return (
    <article>
      <h1 tabIndex={-1}>{news.title}</h1>
      <div className="byline cluster gap-4">
        <Byline id={news.creator} name={news.author} file={news.authorAttachments}>
          <NewsMeta news={news} hasAuthor={false} />
        </Byline>
        <div className="cluster gap-3">
          <NewsMenu news={news} onDelete={onDelete} onReport={onReport} />
        </div>
        <div className="byline-share cluster gap-2-3">
          <ShareAddress title={news.title} url={addressOf(news)} texts={messages.sharing} />
        </div>
      </div>
      {news.hidden && <HiddenWhy on="news" id={news.id} hidden={news.hidden} isOwn={isOwn} />}
      {head && (
        <HeldBack
          src={head.src}
          of={{ kind: 'picture', label: news.title, className: 'cover article-cover' }}
        >
          <Picture {...head} alt="" className="cover article-cover" fetchPriority="high" />
        </HeldBack>
      )}
      {whole
        ? blocksOf(whole.rich_text).map((block, index) => (
            <ArticleBlock
              key={`${block.kind} ${block.id}`}
              block={block}
              title={news.title}
              isOnTop={!head && index === 0}
            />
          ))
        : children}
      {whole && (
        <div className="article-end cluster gap-2-3">
          <NotOffered text={messages.notYet} pressedText={messages.notPosted}>
            {(idle) => (
              <>
                <Button small icon={<Repeat2 />} {...idle}>
                  {messages.repost}
                </Button>
                <Button small icon={<Share2 />} {...idle}>
                  {messages.tweet}
                </Button>
              </>
            )}
          </NotOffered>
        </div>
      )}
    </article>
  );
}

/** Its address for everybody, whichever community is their current one. */
const addressOf = ({ id, communityId }: NewsCard) =>
  `${window.location.origin}/news/${id}?${new URLSearchParams({ community: communityId })}`;

/** A skeleton the size of an article's head, cover and first text. */
export const ArticleSkeleton = () => (
  <>
    <SkeletonLines className="article-sk-title" of={['title 90', 'title 70']} />
    <div className="byline cluster gap-4">
      <div className="byline-who">
        <Skeleton shape="picture" className="avatar" />
        <SkeletonLines of={['line 30', 'line 50']} />
      </div>
      <div className="article-sk-share" />
    </div>
    <Skeleton shape="picture" className="cover article-cover" />
    <TextSkeleton />
  </>
);

/** A skeleton the size of an article's first text. */
export const TextSkeleton = () => (
  <SkeletonLines className="article-block" of={['title 50', 'line 90', 'line 90', 'line 70']} />
);
