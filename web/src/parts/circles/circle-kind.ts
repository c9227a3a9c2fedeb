import type { Route } from '#contract/route.ts';
import type { PictureSource } from '#web/components/content/picture.tsx';
import { changeReplies } from '#web/lib/api/replies.tsx';
import type { Owned, OwnedKind } from '#web/parts/forms/owned-kind.ts';
import type { ListCache } from '#web/parts/lists/list-cache.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import type { ListPage } from '#web/parts/lists/use-page.ts';
import type { RouteName } from '#web/parts/sync/queue/thing.ts';

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

/** Whether a member follows it, and how many do. */
export type Follow = Pick<Circle, 'isFollowed' | 'followersCount'>;

/** All of them, or those that the member follows. */
export type Tab = 'all' | 'my';

export interface CircleTexts {
  readonly title: string;
  readonly all: string;
  readonly my: string;
  readonly search: string;
  readonly create: string;
  readonly edit: string;
  readonly failed: string;
  readonly notLoaded: string;
  readonly follow: string;
  /** Marks what the member made; absent: that one can change it says so. */
  readonly yours?: string;
  readonly notFollowed: (name: string, why: string) => string;
  readonly notLeft: (name: string, why: string) => string;
  readonly created: (name: string) => string;
  readonly empty: {
    readonly all: { readonly title: string; readonly text: string };
    readonly my: { readonly title: string; readonly text: string; readonly action: string };
    readonly found: (search: string) => string;
    readonly filed: (category: string) => string;
  };
  readonly removal: { readonly text: (name: string) => string; readonly confirm?: string };
}

export interface CircleKind<Item extends Circle> extends OwnedKind<Item> {
  readonly nouns: string;
  /** What a follow asks for is named by the noun (`groupId`). */
  readonly routes: OwnedKind<Item>['routes'] & {
    readonly remove: Route;
    /** Turns over what it finds, and answers `{ data: Follow }`. */
    readonly follow: RouteName;
  };
  readonly lists: ListCache<Item>;
  /** Those of `lists` that hold what the member follows. */
  readonly ownLists: readonly Route[];
  /** What all of them can be narrowed to. */
  readonly categories: readonly string[];
  /** A page of a list of `scope`; all of them narrowed to the address's `filter`, in the order of its `sort`. */
  readonly usePage: (
    tab: Tab,
    address: Pick<ListAddress, 'search' | 'filter' | 'sort' | 'page'>,
    scope: object,
  ) => ListPage<Item>;
  /** Where the lists are. */
  readonly addresses: Readonly<Record<Tab, string>>;

  /** Of one that is still to be made: what stands before there is a picture. */
  readonly pictureOf: (item: Item | undefined) => PictureSource;
  /** Over the card, or 64 px of it beside the name. */
  readonly look: 'cover' | 'mark';
  readonly texts: CircleTexts;

  /** Where its own page is; absent: to visit it is `visit`. */
  readonly hrefOf?: (item: Item) => string;
  /** What else its card says of it, in a line. */
  readonly noteOf?: (item: Item) => string | undefined;
  /** Goes there. Throws an `ApiError`. */
  readonly visit?: (item: Item) => Promise<string>;
  /** Whether the member is in it now. */
  readonly isCurrent?: (item: Item) => boolean;
  /** What else follows from a change. */
  readonly onChanged?: (item: Item) => void;
}

/** Takes a circle that is not there any more out of its lists and from its page. */
export const forgetIn =
  <Item extends Circle>(lists: ListCache<Item>, get: CircleKind<Item>['routes']['get']) =>
  (id: string): void => {
    lists.remove(id);
    changeReplies(get, (shown) => (shown.id === id ? undefined : shown));
  };

/** Under which the outbox knows its follows; the application names their hooks. */
export const followKind = ({ noun }: { noun: string }) => `follow/${noun}`;

/** Where a new one is made, or an existing one is changed, over its lists. */
export const formOver =
  (lists: string) =>
  ({ id }: { readonly id: string }, isNew: boolean) =>
    `${lists}?${new URLSearchParams({ [isNew ? 'create' : 'edit']: id })}`;
