import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';

/** How many members a page has: three columns of them in a window of 769 to 1438 px, else four. */
export function usePageSize(): 8 | 9 {
  const isMiddle = useMedia(breakpoints.members);
  const isWide = useMedia(breakpoints.membersWide);
  return isMiddle && !isWide ? 9 : 8;
}
