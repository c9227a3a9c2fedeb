import { useIsBack } from '#web/lib/use-is-back.ts';
import type { ListRoute } from '#web/parts/lists/list-cache.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';

/** A page of what an address asks for of a list, which `input` narrows; to whoever comes back to it, it is shown as it was. */
export function useListed<Item>(
  route: ListRoute<Item, 'data'>,
  input: object,
  address: Pick<ListAddress, 'page' | 'search'>,
): ListPage<Item> {
  const asked = { ...input, ...(address.search && { search: address.search }) };
  return usePage({ route, key: 'data', input: asked }, address, useIsBack());
}
