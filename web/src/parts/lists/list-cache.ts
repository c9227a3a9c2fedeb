import type * as z from 'zod/mini';
import type { HiddenCard } from '#contract/fields/hidden.ts';
import type { Found } from '#contract/fields/paging.ts';
import type { Route } from '#contract/route.ts';
import { changeReplies, keptReplies, refresh } from '#web/lib/api/replies.tsx';

/** The field of a paged reply with the items. */
export type ItemsKey = 'data' | 'communities';

type Items<Item, Key extends ItemsKey> = Found & Record<Key, Item[]>;

export type ListRoute<Item, Key extends ItemsKey> = Route<z.ZodMiniType, z.ZodMiniType<Items<Item, Key>>>;

/**
 * The kept lists of one kind of items: changes all of them, wherever they are shown. `filedBy` is the input field that
 * filters a list by an item's field, where the two have different names.
 */
export function listCache<Item extends { readonly id: string }, Key extends ItemsKey>(
  key: Key,
  covered: readonly ListRoute<Item | HiddenCard, Key>[],
  filedBy: (item: Item) => object = () => ({}),
) {
  // What is hidden from the member is in no list that they change.
  const routes = covered as readonly ListRoute<Item, Key>[];
  type Page = Items<Item, Key>;
  const has = (page: Page, id: string) => page[key].some((item) => item.id === id);
  const withItems = (page: Page, items: Item[]): Page => ({
    ...page,
    totalItems: page.totalItems + items.length - page[key].length,
    [key]: items,
  });
  /** Changes the items of each page that holds the item. */
  const changeWith = (id: string, change: (items: Item[]) => Item[], options?: { reloads: true }) => {
    for (const route of routes)
      changeReplies(route, (page) => (has(page, id) ? withItems(page, change(page[key])) : page), options);
  };

  return {
    find(isIt: (item: Item) => boolean): Item | undefined {
      for (const route of routes)
        for (const page of keptReplies(route)) {
          const item = page[key].find(isIt);
          if (item) return item;
        }
      return undefined;
    },

    /** Changes an item in every list that holds it, without a request. */
    change(id: string, change: (item: Item) => Item): void {
      const changed = (items: Item[]) => items.map((item) => (item.id === id ? change(item) : item));
      changeWith(id, changed);
    },

    /** Puts a new item on top of first pages that lack it, and reloads the shown lists. */
    add(item: Item): void {
      const isLacking = (page: Page, input: unknown) =>
        isFirstPage(input, { ...item, ...filedBy(item) }) && !has(page, item.id);
      const withNew = (page: Page): Page => ({
        ...page,
        totalItems: page.totalItems + 1,
        [key]: [item, ...page[key]].slice(0, page.pageSize),
      });
      for (const route of routes)
        changeReplies(route, (page, input) => (isLacking(page, input) ? withNew(page) : page), {
          reloads: true,
        });
    },

    /** Takes an item out of every list, and reloads the shown lists. */
    remove(id: string): void {
      changeWith(id, (items) => items.filter((item) => item.id !== id), { reloads: true });
      for (const route of routes) void refresh(route, (page) => page === undefined);
    },

    /** Reloads lists whose first reply was loading meanwhile, and shown lists of `own` without the item. */
    complete(id: string, own: readonly Pick<Route, 'path'>[] = []): void {
      const owned = own.map(({ path }) => path);
      for (const route of routes) {
        const isOwn = owned.includes(route.path);
        void refresh(route, (page) => page === undefined || (isOwn && !has(page, id)));
      }
    },

    reload(): void {
      for (const route of routes) void refresh(route);
    },
  };
}

export type ListCache<Item extends { readonly id: string }> = Pick<
  ReturnType<typeof listCache<Item, ItemsKey>>,
  'find' | 'change' | 'add' | 'remove' | 'complete' | 'reload'
>;

/**
 * Whether it is page 1 of a list of the item's scope, with a filter that fits the item: other pages and searches may
 * lack it.
 */
function isFirstPage(input: unknown, item: object): boolean {
  const of = new Map(Object.entries(item));
  return Object.entries(input as object).every(
    ([name, value]) => name === 'pageSize' || (name === 'pageNumber' ? value === 1 : of.get(name) === value),
  );
}
