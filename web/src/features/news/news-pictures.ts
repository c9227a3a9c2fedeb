import type { News, NewsCard } from '#contract/news/news.ts';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/**
 * The news' cover, or else its first photo; a drawing without one, or where it does not load. `address`: `smallUrl`
 * where it stands small.
 */
export function coverOf({ id, cover, photo, _attachments }: NewsCard, address = contentUrl) {
  const own = cover?.name ?? _attachments;
  const { width = 800, height = 450 } = (own === undefined ? photo : cover) ?? {};
  return {
    src: own === undefined ? photo && address('img', photo.name) : address('news', own),
    fallback: coverFor(id),
    width,
    height,
  };
}

/** The picture above an article; nothing where the article begins with the same photo. */
export function headOf(news: News) {
  const { cover, _attachments, rich_text } = news;
  const [first] = rich_text.photos;
  if (!first || cover || _attachments) return coverOf(news);
  const { img, width, height, order } = first;
  const isOnTop = [...rich_text.texts, ...rich_text.videos].every((other) => order < other.order);
  return isOnTop ? undefined : coverOf({ ...news, photo: { name: img, width, height } });
}
