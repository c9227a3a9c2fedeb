import { useRef } from 'react';
import type { Circle } from './circle-kind.ts';

const rankOf = <Item extends Circle>({ isCurrent }: Kind<Item>, item: Item): number =>
  isCurrent?.(item) ? 0 : item.isFollowed === '1' || item.isCreator === 'true' ? 1 : 2;

interface Kind<Item extends Circle> {
  readonly isCurrent?: ((item: Item) => boolean) | undefined;
}

/**
 * The items of a page with the member's own first, and before them the one where they are. An item keeps its place while
 * the list is open: it does not move under the thumb that follows it.
 */
export function useMineFirst<Item extends Circle>(kind: Kind<Item>, isOn: boolean) {
  const ranks = useRef(new Map<string, number>());
  return (items: readonly Item[]): readonly Item[] => {
    if (!isOn) return items;
    for (const item of items) if (!ranks.current.has(item.id)) ranks.current.set(item.id, rankOf(kind, item));
    const rank = ({ id }: Item) => ranks.current.get(id) ?? 0;
    return items.toSorted((one, other) => rank(one) - rank(other));
  };
}
