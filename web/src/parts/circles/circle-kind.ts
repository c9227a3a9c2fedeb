import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import type { PictureSource } from '#web/components/content/picture.tsx';
import type { ListCache } from '#web/parts/lists/list-cache.ts';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import type { ListPage } from '#web/parts/lists/use-page.ts';
import type { RouteName } from '#web/parts/outbox/thing.ts';

/** What members make, follow and visit: a community, a group, an enterprise. */
export interface Circle {
  readonly id: string;
  readonly description: string;
  readonly category?: string | undefined;
  /** '1' when the caller follows it. */
  readonly isFollowed: '0' | '1';
  readonly isCreator: 'false' | 'true';
  readonly followersCount: number;
  readonly version: number;
  readonly changedAt?: string | undefined;
  /** Whether it cannot be left. */
  readonly auto_follow?: boolean | undefined;
}

/** Whether a member follows it, and how many do. */
export type Follow = Pick<Circle, 'isFollowed' | 'followersCount'>;

/** All of them, or those that the member follows. */
export type Tab = 'all' | 'my';

/** A field of the form; `name` is that of what it changes. The picture has none: the form carries it as the noun. */
export type CircleField =
  | {
      readonly as: 'text' | 'area';
      readonly name: string;
      readonly label: string;
      readonly optional?: boolean;
    }
  | {
      readonly as: 'select';
      readonly name: string;
      readonly label: string;
      readonly none: string;
      readonly choices: readonly string[];
    }
  | { readonly as: 'check'; readonly name: string; readonly label: string; readonly hint?: string }
  | { readonly as: 'picture'; readonly label: string };

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

type Output<Reply> = Route<z.ZodMiniType, z.ZodMiniType<Reply>>;

export interface CircleKind<Item extends Circle> {
  /**
   * Its name in all that is derived: codes (`group.missing`), what a follow asks for (`groupId`), the picture in a form
   * (`group`), what the device keeps.
   */
  readonly noun: string;
  readonly nouns: string;
  readonly routes: {
    readonly get: Output<Item>;
    /** Answers `{ data: Item }`. */
    readonly create: RouteName;
    /** Where `get` is; answers the item. */
    readonly update: RouteName;
    readonly remove: Route;
    /** Turns over what it finds, and answers `{ data: Follow }`. */
    readonly follow: RouteName;
  };
  readonly lists: ListCache<Item>;
  /** Those of `lists` that hold what the member follows. */
  readonly ownLists: readonly Route[];
  /** What all of them can be narrowed to. */
  readonly categories: readonly string[];
  /** A page of a list; all of them narrowed to the address's `filter`, in the order of its `sort`. */
  readonly usePage: (
    tab: Tab,
    address: Pick<ListAddress, 'search' | 'filter' | 'sort' | 'page'>,
  ) => ListPage<Item>;
  /** Where the lists are. */
  readonly addresses: Readonly<Record<Tab, string>>;

  readonly nameOf: (item: Item) => string;
  /** Of one that is still to be made: what stands before there is a picture. */
  readonly pictureOf: (item: Item | undefined) => PictureSource;
  /** Name of its picture on the content host. */
  readonly attachmentOf: (item: Item) => string | undefined;
  /** Over the card, or 64 px of it beside the name. */
  readonly look: 'cover' | 'mark';
  readonly texts: CircleTexts;
  /** What the form asks for, in this order, and what checks it. */
  readonly fields: readonly CircleField[];
  readonly schema: z.ZodMiniObject;

  /** Where its own page is; absent: to visit it is `visit`. */
  readonly hrefOf?: (item: Item) => string;
  /** Goes there. Throws an `ApiError`. */
  readonly visit?: (item: Item) => Promise<string>;
  /** Whether the member is in it now. */
  readonly isCurrent?: (item: Item) => boolean;
  /** What else follows from a change, or a removal. */
  readonly onChanged?: (item: Item) => void;
  readonly onRemoved?: (item: Item) => void;
}

/** Where marks of it stand; also the name of a change of it in the outbox, which knows these by the noun. */
export const standsOf = ({ noun }: { noun: string }, { id }: { id: string }) => `${noun}/${id}`;

/** Under which the outbox knows its follows; the application names their hooks. */
export const followKind = ({ noun }: { noun: string }) => `follow/${noun}`;

/** What a row's path asks for, of a circle or of where one is to be made. */
export const pathOf = ({ path }: Pick<Route, 'path'>, of: object): Record<string, unknown> => {
  const fields = new Map<string, unknown>(Object.entries(of));
  return Object.fromEntries(pathParameters(path).map((name) => [name, fields.get(name)]));
};
