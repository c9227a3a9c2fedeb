import { useMinWidth } from '#web/lib/use-min-width.ts';

/** How many members a page has: three columns of them in a window of 769 to 1438 px, else four. */
export function usePageSize(): 8 | 9 {
  const isMiddle = useMinWidth(769);
  const isWide = useMinWidth(1439);
  return isMiddle && !isWide ? 9 : 8;
}
