import type { News, NewsCard } from '#contract/news.ts';
import { coverFor, parcel } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** The news' cover, or else its first photo; a drawing stands where there is none, or while it cannot be loaded. */
export function coverOf({ id, cover, photo, _attachments }: NewsCard) {
  const own = cover?.name ?? _attachments;
  const { width = 800, height = 450 } = (own === undefined ? photo : cover) ?? {};
  return {
    src: own === undefined ? photo && contentUrl('img', photo.name) : contentUrl('news', own),
    fallback: coverFor(id),
    width,
    height,
  };
}

/** What stands above an article; nothing where it begins with the very photo that would. */
export function headOf(news: News) {
  const { cover, _attachments, rich_text } = news;
  const [first] = rich_text.photos;
  if (!first || cover || _attachments) return coverOf(news);
  const { img, width, height, order } = first;
  const isOnTop = [...rich_text.texts, ...rich_text.videos].every((other) => order < other.order);
  return isOnTop ? undefined : coverOf({ ...news, photo: { name: img, width, height } });
}

/** With it, what a new system starts with gets the fields that were drawn for it. */
const FACTOR = 34_565;
const FIELDS = 8;

/** The mark of a category: its name chooses one of the fields. */
export function categoryMark(name: string): string {
  let sum = 0;
  for (const letter of name) sum = Math.imul(sum, FACTOR) + letter.charCodeAt(0);
  return parcel(((sum >>> 24) % FIELDS) + 1);
}
