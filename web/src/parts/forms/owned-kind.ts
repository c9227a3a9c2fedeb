import type * as z from 'zod/mini';
import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { pathParameters, type Route } from '#contract/route.ts';
import type { RouteName } from '#web/parts/sync/queue/outbox-entry.ts';

/** What a member makes and changes by a form of its own: a community, a resource. */
export interface Owned {
  readonly id: string;
  readonly version: number;
  readonly changedAt?: string | undefined;
}

/** The choices of a picked field: absent while they were never loaded on this device, with the reason. */
export interface Choices {
  readonly known: readonly { readonly id: string; readonly name: string }[] | undefined;
  readonly error: Error | undefined;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

interface Named {
  /** The field that it changes. */
  readonly name: string;
  readonly label: string;
}

/** A record of others: chosen by its name, and sent as its id. */
export interface PickedField extends Named {
  readonly as: 'pick';
  /** The item's name of the chosen one. */
  readonly nameIn: string;
  readonly useChoices: () => Choices;
  /** Whether it is chosen only for a new item, and read-only afterwards. */
  readonly isFixed?: boolean;
  /** `gone`: the chosen one was deleted. */
  readonly texts: Readonly<Record<'none' | 'loading' | 'failed' | 'gone', string>>;
}

/** Asked only while another field has one of these values; otherwise it counts as blank. */
interface Asked {
  readonly askedIf?: { readonly field: string; readonly is: readonly (string | boolean)[] };
}

/** A day as YYYY-MM-DD between the two, or a time as HH:MM, without a time zone. */
interface DateField extends Named, Asked {
  readonly as: 'date' | 'time';
  readonly optional?: boolean;
  readonly hint?: string;
  readonly min?: string;
  readonly max?: string;
}

interface RadiosField extends Named {
  readonly as: 'radios';
  /** The name of each choice, by its value; the first one is the default. */
  readonly choices: Readonly<Record<string, string>>;
}

/** Where it is not always asked, 0 is none. */
interface MoneyField extends Named, Asked {
  readonly as: 'money';
  /** Behind the label, such as the currency. */
  readonly note: string;
  readonly hint?: string;
}

/** A field of the form. The file has no name: its field is the kind's. `start` is of a new item. */
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
  /** Its name in all that is derived: codes (`group.missing`), the outbox's kind, keys on the device. */
  readonly noun: string;
  /** The noun of its codes (`event.missing`), where several kinds share it. @default the noun */
  readonly codes?: string;
  readonly routes: {
    readonly get: Output<Item>;
    /** Answers `{ data: Item }`. */
    readonly create: RouteName;
    /** Answers the item. */
    readonly update: RouteName;
  };
  /** What a change needs besides the id to ask for it: its scope. */
  readonly within?: readonly string[];
  readonly nameOf: (item: Item) => string;
  /** Takes a deleted item out of all lists and from its page, at once. */
  readonly forget: (id: string) => void;
  /** The fields of the form, in this order, and their check. */
  readonly fields: readonly OwnedField[];
  readonly schema: z.ZodMiniObject;
  readonly texts: { readonly create: string; readonly edit: string; readonly notLoaded: string };
  /** The address of the form: of an existing item, or of a new one by the name that it has here. */
  readonly formAt: (of: { readonly id: string }, isNew: boolean) => string;

  /** The form's field for its file; absent without one. */
  readonly fileField?: UploadFolder;
  /** Name of its file on the content host. */
  readonly fileIn?: (item: Item) => string | undefined;
}

/** Texts for an item that is missing, or was changed elsewhere. */
export const codeOf = ({ noun, codes = noun }: { noun: string; codes?: string }, state: string) =>
  `${codes}.${state}`;

/** Its subject, where its badges are; also the name of its change in the outbox, whose kind is the noun. */
export const subjectOf = ({ noun }: { noun: string }, { id }: { id: string }) => `${noun}/${id}`;

/** A row's path parameters, for an item or for where one is made. */
export const pathOf = ({ path }: Pick<Route, 'path'>, of: object): Record<string, unknown> =>
  picked(of, pathParameters(path));

export function picked(of: object, names: readonly string[]): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(of));
  return Object.fromEntries(names.map((name) => [name, fields.get(name)]));
}
