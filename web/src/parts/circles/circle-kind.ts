import type { ComponentType } from 'react';
import { circleCategories } from '#contract/communities/circles.ts';
import type { MutedOn } from '#contract/notices/notices.ts';
import type { Route } from '#contract/route.ts';
import type { PictureSource } from '#web/components/content/picture.tsx';
import { changeReplies } from '#web/lib/api/replies.tsx';
import type { contentUrl } from '#web/lib/config.ts';
import type { DeletableKind } from '#web/parts/forms/delete-item.tsx';
import type { Owned, OwnedField } from '#web/parts/forms/owned-kind.ts';
import { type ItemsKey, type ListCache, type ListRoute, listCache } from '#web/parts/lists/list-cache.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { type ListPage, usePage } from '#web/parts/lists/use-page.ts';
import type { RouteName } from '#web/parts/sync/queue/outbox-entry.ts';
import { type circleTexts, messages } from './messages.ts';

/** What members make, follow and visit: a community, a group, an enterprise. */
export interface Circle extends Owned {
  readonly description: string;
  readonly category?: string | undefined;
  /** '1' when the caller follows it. */
  readonly isFollowed: '0' | '1';
  readonly isCreator: 'false' | 'true';
  readonly followersCount: number;
  /** Whether it cannot be left. */
  readonly auto_follow?: boolean | undefined;
}

/** Whether a member follows it, and its number of followers. */
export type Follow = Pick<Circle, 'isFollowed' | 'followersCount'>;

/** All of them, or those that the member follows. */
export type Tab = 'all' | 'my';

type Shared = DeletableKind<Owned>['texts'] & ReturnType<typeof circleTexts>;

export interface CircleTexts extends Shared {
  readonly title: string;
  readonly my: string;
  readonly follow: string;
  /** Marks the member's own; absent: that it can be changed says so. */
  readonly yours?: string;
  readonly notFollowed: (name: string, why: string) => string;
  readonly empty: Shared['empty'] & Readonly<Record<Tab, { readonly title: string; readonly text: string }>>;
}

export interface CircleKind<Item extends Circle> extends DeletableKind<Item> {
  readonly nouns: string;
  /** The input of a follow is named by the noun (`groupId`). */
  readonly routes: DeletableKind<Item>['routes'] & {
    /** Toggles, and answers `{ data: Follow }`. */
    readonly follow: RouteName;
  };
  readonly lists: ListCache<Item>;
  /** The lists of what the member follows. */
  readonly ownLists: readonly Route[];
  /** Filters of the list of all. */
  readonly categories: readonly string[];
  /** A page of a list of `scope`; the list of all is filtered by the address's `filter` and ordered by its `sort`. */
  readonly usePage: (
    tab: Tab,
    address: Pick<ListAddress, 'search' | 'filter' | 'sort' | 'page'>,
    scope: object,
  ) => ListPage<Item>;
  /** Addresses of the lists. */
  readonly addresses: Readonly<Record<Tab, string>>;

  /** Its picture, or the drawing of one without. `address`: `smallUrl` where it stands small. */
  readonly pictureOf: (item: Item | undefined, address?: typeof contentUrl) => PictureSource;
  readonly texts: CircleTexts;
  /** Whether those that the member follows stand first on a page of all. */
  readonly isMineFirst?: boolean;

  /** The address of its own page; absent: visiting it is `visit`. */
  readonly hrefOf?: (item: Item) => string;
  /** One more line on its card. */
  readonly noteOf?: (item: Item) => string | undefined;
  /** Goes there. Throws an `ApiError`. */
  readonly visit?: (item: Item) => Promise<string>;
  /** As what it is muted from its card; of those with a page it stands there. */
  readonly mutedOn?: MutedOn;
  /** Where what was reported in it waits, for its creator. */
  readonly reportsOf?: (item: Item) => string;
  /** What others than its creator may do with one on its card; of those with a page it stands there. */
  readonly Others?: ComponentType<{ item: Item }>;
  /** Whether the member is in it now. */
  readonly isCurrent?: (item: Item) => boolean;
  /** Further effects of a change. */
  readonly onChanged?: (item: Item) => void;
}

/** The outbox's kind of its follows; the application names their hooks. */
export const followKind = ({ noun }: { noun: string }) => `follow/${noun}`;

interface Lists<Item extends Circle, Key extends ItemsKey>
  extends Pick<CircleKind<Item>, 'routes' | 'addresses'> {
  /** The field of replies with the items. */
  readonly key: Key;
  /** What a search calls them. */
  readonly named: 'name' | 'title';
  readonly pages: Readonly<Record<Tab, Readonly<Record<'list' | 'find', ListRoute<Item, Key>>>>>;
}

/** What the lists of all kinds share, and the form over them. */
export function circleLists<Item extends Circle, Key extends ItemsKey>(kind: Lists<Item, Key>) {
  const { routes, addresses, key, named, pages } = kind;
  const ownLists = Object.values(pages.my);
  const lists: ListCache<Item> = listCache(key, [...ownLists, ...Object.values(pages.all)]);
  return {
    lists,
    ownLists,
    categories: circleCategories,
    usePage(tab, { search, filter, sort, page }, scope) {
      // The newest come first by themselves.
      const narrowed = { ...(sort === 'popular' && { sort }), ...(filter && { category: filter }) };
      const input = { ...scope, ...(search ? { [named]: search } : narrowed) };
      return usePage({ route: pages[tab][search ? 'find' : 'list'], key, input }, { page, search });
    },
    forget(id) {
      lists.remove(id);
      changeReplies(routes.get, (shown) => (shown.id === id ? undefined : shown), { reloads: true });
    },
    formAt: ({ id }, isNew) => `${addresses.all}?${new URLSearchParams({ [isNew ? 'create' : 'edit']: id })}`,
  } satisfies Partial<CircleKind<Item>>;
}

/** What the form of every kind asks for after its name. */
export const aboutFields: readonly OwnedField[] = [
  { as: 'area', name: 'description', label: messages.form.description },
  {
    as: 'select',
    name: 'category',
    label: messages.form.category,
    none: messages.form.noCategory,
    choices: circleCategories,
  },
];
