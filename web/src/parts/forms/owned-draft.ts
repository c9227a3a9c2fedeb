import * as z from 'zod/mini';
import { newKey } from '#web/lib/api/request.ts';
import {
  deviceDraftNames,
  dropDeviceDraft,
  isRefused,
  keepDeviceDraft,
  readDeviceDraft,
} from '#web/lib/device/device-draft.ts';
import { dropFile, dropFilesIn } from '#web/parts/sync/queue/kept-files.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { useOfOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { type Owned, type OwnedField, type OwnedKind, subjectOf } from './owned-kind.ts';

export type Values = Readonly<Record<string, string | boolean>>;

/** What the form began with, and the item's version then. */
export type Base = Readonly<Record<string, string | boolean | number>> & { readonly version: number };

/** The form as typed; kept on the device until it is saved. */
export type Typed = Record<string, unknown> & {
  /** Name of the picture, or other file, that the next save removes. */
  readonly withoutPicture?: string | undefined;
  /** Absent for a new item. */
  readonly base?: object | undefined;
  /** Where it is made, or is, so that the form can be continued elsewhere. */
  readonly scope?: object | undefined;
  /** Whether it was handed to the outbox, which is read a moment later than this. */
  readonly isHandedOver?: boolean | undefined;
};

interface Form {
  readonly noun: string;
  readonly fields: readonly OwnedField[];
}

export interface NewDraft {
  readonly id: string;
  readonly draft: Typed;
}

/** The beginning of new ones' names. */
const NEW = 'new-';

export function ownedDrafts({ noun, fields }: Form) {
  const nameOf = ({ id }: { id: string }) => `${noun}Draft/${id}`;
  const fileOf = ({ id }: { id: string }) => `${noun}/${id}`;
  const readDraft = (memberId: string, of: { id: string }): Typed | undefined =>
    readDeviceDraft(typedOf(fields), nameOf(of), memberId);
  /** New ones in one scope, the last that was begun first. */
  const readNew = (memberId: string, scope: object): NewDraft[] =>
    deviceDraftNames(nameOf({ id: NEW }), memberId)
      .sort()
      .reverse()
      .flatMap((name) => {
        const id = name.slice(nameOf({ id: '' }).length);
        const draft = readDraft(memberId, { id });
        return draft && isIn(scope, draft) ? [{ id, draft }] : [];
      });
  return {
    /**
     * The name of the chosen file among the device's files; a name that begins so and goes on with a slash is its too.
     */
    fileOf,
    readDraft,
    keepDraft: (memberId: string, of: { id: string }, typed: Typed) =>
      keepDeviceDraft(nameOf(of), memberId, typed),
    isRefused: (memberId: string, of: { id: string }) => isRefused(nameOf(of), memberId),
    /** Its files stay. */
    dropTyped: (memberId: string, of: { id: string }) => dropDeviceDraft(nameOf(of), memberId),
    dropDraft(memberId: string, of: { id: string }): void {
      dropDeviceDraft(nameOf(of), memberId);
      void dropFile(memberId, fileOf(of));
      void dropFilesIn(memberId, `${fileOf(of)}/`);
    },
    readNew,
  };
}

function isIn(scope: object, draft: Typed): boolean {
  const begun = new Map(Object.entries(draft.scope ?? {}));
  return Object.entries(scope).every(([name, value]) => begun.get(name) === value);
}

export const nameNew = () => `${NEW}${Date.now()}-${newKey()}`;

/** The fields with a name, and an item's values of them. */
export const namedIn = (fields: readonly OwnedField[]) => fields.filter((field) => field.as !== 'file');

/** Without an item: as the form of a new one begins. */
export const valuesOf = (fields: readonly OwnedField[], entry: object | undefined): Values => {
  const said = new Map<string, string | boolean | number>(Object.entries(entry ?? {}));
  return Object.fromEntries(
    namedIn(fields).map((field) => [field.name, typedAs(said.get(field.name), field) ?? startOf(field)]),
  );
};

/** An amount is typed; where it is not always asked, there is nothing to read without one. */
function typedAs(said: string | boolean | number | undefined, field: OwnedField) {
  if (typeof said !== 'number') return said;
  if (said === 0 && field.as === 'money' && field.askedIf) return '';
  return Number.isInteger(said) ? String(said) : said.toFixed(2);
}

/** A form as it stands: a field that is not asked counts as blank, whatever was typed into it before. */
export const askedIn = <Typed extends Readonly<Record<string, unknown>>>(
  fields: readonly OwnedField[],
  typed: Typed,
): Typed => ({
  ...typed,
  ...Object.fromEntries(
    fields.flatMap((field) =>
      'askedIf' in field &&
      field.askedIf &&
      !field.askedIf.is.some((value) => value === typed[field.askedIf?.field ?? ''])
        ? [[field.name, '']]
        : [],
    ),
  ),
});

function startOf(field: OwnedField): string | boolean {
  if (field.as === 'radios') return Object.keys(field.choices)[0] ?? '';
  if (field.as === 'switch') return field.start;
  return field.as === 'check' ? false : '';
}

function typedOf(fields: readonly OwnedField[]) {
  // A draft of an earlier version of the site lacks the fields that were added since.
  const values = Object.fromEntries(
    namedIn(fields).map((field) => [field.name, z._default(schemaOf(field), startOf(field))]),
  );
  return z.object({
    ...values,
    withoutPicture: z.optional(z.string()),
    base: z.optional(z.object({ ...values, version: z.int() })),
    scope: z.optional(z.record(z.string(), z.string())),
    isHandedOver: z.optional(z.boolean()),
  });
}

const schemaOf = (field: OwnedField): z.ZodMiniType<string | boolean> => {
  if (field.as === 'check' || field.as === 'switch') return z.boolean();
  if (field.as === 'radios') return z.enum(Object.keys(field.choices));
  return field.as === 'select' ? z.enum(['', ...field.choices]) : z.string();
};

/** Whether it waits in the outbox; until that is read, what its draft says. */
function isHandedOver<Item extends Owned>(kind: OwnedKind<Item>, { id, draft }: NewDraft): boolean {
  const { entries } = getOutbox();
  if (!entries) return draft.isHandedOver === true;
  return entries.some((entry) => entry.id === subjectOf(kind, { id }) && entry.state !== 'sent');
}

/** The new one that the member began in a scope and did not hand over, by its name on the device. */
export const findBegun = <Item extends Owned>(
  kind: OwnedKind<Item>,
  memberId: string,
  scope: object = {},
): string | undefined =>
  ownedDrafts(kind)
    .readNew(memberId, scope)
    .find((each) => !isHandedOver(kind, each))?.id;

/** The same, or a name for another one. */
export const begunIn = <Item extends Owned>(kind: OwnedKind<Item>, memberId: string, scope = {}): string =>
  findBegun(kind, memberId, scope) ?? nameNew();

/** The member's own new ones in a scope that have not arrived, the last first. */
export function useUnsent<Item extends Owned>(
  kind: OwnedKind<Item>,
  memberId: string,
  scope: object = {},
): NewDraft[] {
  useOfOutbox(({ entries }) =>
    entries
      ?.filter(({ kind: of, state }) => of === kind.noun && state !== 'sent')
      .map(({ id }) => id)
      .join(),
  );
  // Read with each render: it leaves this list in the same render in which the arrived one appears.
  return ownedDrafts(kind)
    .readNew(memberId, scope)
    .filter((each) => isHandedOver(kind, each));
}
