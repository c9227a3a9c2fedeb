import { useRef } from 'react';
import type { Circle } from './circle-kind.ts';

const isMine = ({ isFollowed, isCreator }: Circle) => isFollowed === '1' || isCreator === 'true';

/**
 * The items of a page with the member's own first. An item keeps its place while the list is open: it does not move
 * under the thumb that follows it.
 */
export function useMineFirst<Item extends Circle>(isOn: boolean) {
  const wasMine = useRef(new Map<string, boolean>());
  return (items: readonly Item[]): readonly Item[] => {
    if (!isOn) return items;
    for (const item of items) if (!wasMine.current.has(item.id)) wasMine.current.set(item.id, isMine(item));
    const rank = ({ id }: Item) => (wasMine.current.get(id) ? 0 : 1);
    return items.toSorted((one, other) => rank(one) - rank(other));
  };
}
