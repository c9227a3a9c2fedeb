import { LONGEST_TITLE } from '#contract/lessons/lessons.ts';

const SUFFIX = ' (copy)';

/** The title of a copy; a long one is cut, so that it stays within its limit. */
export function titleOfCopy(title: string): string {
  const room = LONGEST_TITLE - SUFFIX.length;
  const characters = [...title];
  const beginning =
    characters.length <= room
      ? title
      : `${characters
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`;
  return beginning + SUFFIX;
}
