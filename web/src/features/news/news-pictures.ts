import type { NewsCard } from '#contract/news.ts';
import { coverFor, parcel, parcelFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { startingCategories } from './starting-categories.ts';

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

/** The mark of a category: those of the start have their own, any other one gets one by its name. */
export function categoryMark(name: string): string {
  const starting = startingCategories.find((category) => category.name === name);
  return starting ? parcel(starting.parcel) : parcelFor(name);
}
