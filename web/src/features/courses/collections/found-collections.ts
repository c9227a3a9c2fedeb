import { matches, wordsOf } from '#contract/words.ts';
import type { Collection } from './use-collections.ts';

/** Of collections those that a search finds: by their titles with all in them, else with the courses that it finds. */
export function foundCollections(all: readonly Collection[], search: string): readonly Collection[] {
  const wanted = wordsOf(search);
  const isFound = ({ title }: { readonly title: string }) => matches(wanted, wordsOf(title));
  return all.flatMap((collection) => {
    if (isFound(collection)) return collection;
    const courses = collection.courses.filter(isFound);
    return courses.length > 0 ? { ...collection, courses } : [];
  });
}
