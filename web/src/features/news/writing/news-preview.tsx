import type { News } from '#contract/news/news.ts';
import { Byline } from '#web/components/content/byline.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useSession } from '#web/lib/session/session.ts';
import type { ShownPiece } from '#web/parts/editor/preview/shown-piece.ts';
import { ArticleBlock } from '#web/parts/editor/reading/article-block.tsx';
import { blocksOf } from '#web/parts/editor/reading/blocks-of.ts';
import { messages } from '../messages.ts';
import { headOf } from '../news-pictures.ts';
import '../reading/news-article.css';

/** A preview of a news, without the actions of a published one. */
export function NewsPreview({ piece }: { piece: ShownPiece }) {
  const { user } = useSession();
  const news: News = {
    ...piece,
    id: piece.rich_text.id,
    communityId: '',
    version: 0,
    readTime: 1,
    creator: user?.id ?? '',
    author: messages.unsent.you,
    createdAt: new Date().toISOString(),
  };
  const head = headOf(news);
  return (
    <article className="article page-narrow">
      <h1>{news.title}</h1>
      <div className="byline cluster gap-4">
        <Byline id={news.creator} name={news.author} isLink={false}>
          <Meta>
            <time dateTime={news.createdAt}>{formatDate(news.createdAt)}</time>
          </Meta>
        </Byline>
      </div>
      {head && <Picture {...head} alt="" className="cover article-cover" />}
      {blocksOf(news.rich_text).map((block) => (
        <ArticleBlock key={block.id} block={block} title={news.title} />
      ))}
    </article>
  );
}
