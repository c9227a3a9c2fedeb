import { type LinkProps, useLocation } from 'react-router-dom';
import type { Circle, CircleKind } from './circle-kind.ts';

/** To a circle's own page, which leads back to this list as it is; undefined where there is none. */
export function usePageLink<Item extends Circle>(
  { hrefOf }: CircleKind<Item>,
  item: Item,
): Pick<LinkProps, 'to' | 'state'> | undefined {
  const { pathname, search } = useLocation();
  return hrefOf && { to: hrefOf(item), state: { list: pathname + search } };
}
