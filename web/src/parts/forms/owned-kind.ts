import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import type { UploadFolder } from '#contract/upload-kinds.ts';
import type { RouteName } from '#web/parts/sync/queue/thing.ts';

/** What a member makes and changes by a form of its own: a community, a resource. */
export interface Owned {
  readonly id: string;
  readonly version: number;
  readonly changedAt?: string | undefined;
}

/** What a picked field chooses from. */
export interface Choices {
  /** Absent while they were never loaded on this device. */
  readonly known: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Why there are none. */
  readonly error: Error | undefined;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

/** One of what others keep: chosen by its name, and carried as its id. */
export interface PickedField {
  readonly as: 'pick';
  readonly name: string;
  readonly label: string;
  /** Where a thing says what the chosen one is called. */
  readonly nameIn: string;
  readonly useChoices: () => Choices;
  /** Whether it is chosen for a new thing alone, and only read where one is there. */
  readonly isFixed?: boolean;
  readonly texts: {
    readonly none: string;
    readonly loading: string;
    readonly failed: string;
    /** The chosen one is not there any more. */
    readonly gone: string;
  };
}

/** A field of the form; `name` is that of what it changes. The file has none: the form carries it as the kind says. */
export type OwnedField =
  | {
      readonly as: 'text' | 'area';
      readonly name: string;
      readonly label: string;
      readonly optional?: boolean;
    }
  | {
      /** A day as YYYY-MM-DD between the two, or a time as HH:MM: as the clock says it, in no time zone. */
      readonly as: 'date' | 'time';
      readonly name: string;
      readonly label: string;
      readonly min?: string;
      readonly max?: string;
    }
  | {
      readonly as: 'select';
      readonly name: string;
      readonly label: string;
      readonly none: string;
      readonly choices: readonly string[];
    }
  | {
      readonly as: 'radios';
      readonly name: string;
      readonly label: string;
      /** What each is called, by what it is; the first one is chosen. */
      readonly choices: Readonly<Record<string, string>>;
    }
  | { readonly as: 'check'; readonly name: string; readonly label: string; readonly hint?: string }
  | PickedField
  | {
      readonly as: 'switch';
      readonly name: string;
      readonly label: string;
      readonly hint: string;
      /** Of a new thing. */
      readonly start: boolean;
    }
  | {
      readonly as: 'money';
      readonly name: string;
      readonly label: string;
      /** Behind the label, such as the currency. */
      readonly note: string;
      readonly hint?: string;
      /** The switch that must be off for it to be asked at all; behind one, 0 is none. */
      readonly unless?: string;
    }
  | { readonly as: 'file'; readonly label: string };

type Output<Reply> = Route<z.ZodMiniType, z.ZodMiniType<Reply>>;

export interface OwnedKind<Item extends Owned> {
  /** Its name in all that is derived: codes (`group.missing`), what the outbox knows it by, what the device keeps. */
  readonly noun: string;
  /** What its codes are called by (`event.missing`), where several kinds have them in common. @default the noun */
  readonly codes?: string;
  readonly routes: {
    readonly get: Output<Item>;
    /** Answers `{ data: Item }`. */
    readonly create: RouteName;
    /** Answers the item. */
    readonly update: RouteName;
  };
  /** What else than `get` asks for a change of it is named by: where it stands. */
  readonly within?: readonly string[];
  readonly nameOf: (item: Item) => string;
  /** Takes one that is not there any more out of all lists and from its page, at once. */
  readonly forget: (id: string) => void;
  /** What the form asks for, in this order, and what checks it. */
  readonly fields: readonly OwnedField[];
  readonly schema: z.ZodMiniObject;
  readonly texts: { readonly create: string; readonly edit: string; readonly notLoaded: string };
  /** Where the form is opened again: of one that is there, or of one that is still to be made by the name it has here. */
  readonly formAt: (of: { readonly id: string }, isNew: boolean) => string;

  /** The form's field for its file; absent: it has none. */
  readonly fileField?: UploadFolder;
  /** Name of its file on the content host. */
  readonly fileIn?: (item: Item) => string | undefined;
}

/** Of what is said where one is not there, or was changed elsewhere. */
export const codeOf = ({ noun, codes = noun }: { noun: string; codes?: string }, state: string) =>
  `${codes}.${state}`;

/** Where marks of it stand; also the name of a change of it in the outbox, which knows these by the noun. */
export const standsOf = ({ noun }: { noun: string }, { id }: { id: string }) => `${noun}/${id}`;

/** Where a change of it goes. */
export const placeNames = ({
  routes,
  within = [],
}: Pick<OwnedKind<Owned>, 'within'> & {
  readonly routes: { readonly get: Pick<Route, 'path'> };
}): readonly string[] => [...pathParameters(routes.get.path), ...within];

/** What a row's path asks for, of a thing or of where one is to be made. */
export const pathOf = ({ path }: Pick<Route, 'path'>, of: object): Record<string, unknown> => {
  return picked(of, pathParameters(path));
};

/** These of its fields, and nothing else. */
export function picked(of: object, names: readonly string[]): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(of));
  return Object.fromEntries(names.map((name) => [name, fields.get(name)]));
}
