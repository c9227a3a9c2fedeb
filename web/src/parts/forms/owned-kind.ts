import type * as z from 'zod/mini';
import { pathParameters, type Route } from '#contract/route.ts';
import type { UploadFolder } from '#contract/upload-kinds.ts';
import type { RouteName } from '#web/parts/sync/queue/outbox-entry.ts';

/** What a member makes and changes by a form of its own: a community, a resource. */
export interface Owned {
  readonly id: string;
  readonly version: number;
  readonly changedAt?: string | undefined;
}

/** What a picked field chooses from: absent while they were never loaded on this device, and why there are none. */
export interface Choices {
  readonly known: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly error: Error | undefined;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

interface Named {
  /** Of what it changes. */
  readonly name: string;
  readonly label: string;
}

/** One of what others keep: chosen by its name, and carried as its id. */
export interface PickedField extends Named {
  readonly as: 'pick';
  /** Where a thing says what the chosen one is called. */
  readonly nameIn: string;
  readonly useChoices: () => Choices;
  /** Whether it is chosen for a new thing alone, and only read where one is there. */
  readonly isFixed?: boolean;
  /** `gone`: the chosen one is not there any more. */
  readonly texts: Readonly<Record<'none' | 'loading' | 'failed' | 'gone', string>>;
}

/** A day as YYYY-MM-DD between the two, or a time as HH:MM: as the clock says it, in no time zone. */
interface DateField extends Named {
  readonly as: 'date' | 'time';
  readonly min?: string;
  readonly max?: string;
}

interface RadiosField extends Named {
  readonly as: 'radios';
  /** What each is called, by what it is; the first one is chosen. */
  readonly choices: Readonly<Record<string, string>>;
}

interface MoneyField extends Named {
  readonly as: 'money';
  /** Behind the label, such as the currency. */
  readonly note: string;
  readonly hint?: string;
  /** The switch that must be off for it to be asked at all; behind one, 0 is none. */
  readonly unless?: string;
}

/** A field of the form. The file has no name: the form carries it as the kind says. `start` is of a new thing. */
export type OwnedField =
  | (Named & { readonly as: 'text' | 'area'; readonly optional?: boolean })
  | DateField
  | (Named & { readonly as: 'select'; readonly none: string; readonly choices: readonly string[] })
  | RadiosField
  | (Named & { readonly as: 'check'; readonly hint?: string })
  | PickedField
  | (Named & { readonly as: 'switch'; readonly hint: string; readonly start: boolean })
  | MoneyField
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
export const subjectOf = ({ noun }: { noun: string }, { id }: { id: string }) => `${noun}/${id}`;

/** What a row's path asks for, of a thing or of where one is to be made. */
export const pathOf = ({ path }: Pick<Route, 'path'>, of: object): Record<string, unknown> =>
  picked(of, pathParameters(path));

export function picked(of: object, names: readonly string[]): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(of));
  return Object.fromEntries(names.map((name) => [name, fields.get(name)]));
}
