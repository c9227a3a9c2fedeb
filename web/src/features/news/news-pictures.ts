import type { NewsCard } from '#contract/news.ts';
import { coverFor, parcel } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';

/** The news' cover; a drawing stands where there is none, or while it cannot be loaded. */
export function coverOf({ id, cover, _attachments }: NewsCard) {
  const name = cover?.name ?? _attachments;
  return {
    src: name === undefined ? undefined : contentUrl('news', name),
    fallback: coverFor(id),
    width: cover?.width ?? 800,
    height: cover?.height ?? 450,
  };
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
