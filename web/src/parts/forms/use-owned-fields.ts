import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Save } from '#web/parts/sync/save/save.ts';
import { askedIn, type Base, ownedDrafts, type Values, valuesOf } from './owned-draft.ts';
import type { Owned, OwnedField, OwnedKind } from './owned-kind.ts';
import { useKeptForm } from './use-kept-form.ts';

export type Fields = Values & { withoutPicture?: string | undefined; file?: never };

export interface OwnedFieldsOptions<Item extends Owned> {
  readonly kind: OwnedKind<Item>;
  readonly memberId: string;
  /** One that is there, or one that is still to be made, by the name that the device gave it. */
  readonly of: { readonly id: string };
  /** Absent: it makes a new one, there where `scope` says. */
  readonly item: Item | undefined;
  readonly scope: object;
  /** Makes a chosen file ready to travel. Throws what says to the member why it is not taken. */
  readonly takeFile?: (chosen: File) => File | Promise<File>;
}

/** What is typed of a thing, and kept on the device: what is typed on is not what `save` has to send. */
export function useOwnedFields<Item extends Owned>(options: OwnedFieldsOptions<Item>, save: Save<Item>) {
  const { kind, memberId, of, item, scope, takeFile = asItIs } = options;
  const { fields, schema, fileField = 'file' } = kind;
  const { readDraft, keepDraft, isRefused, dropDraft, fileOf } = ownedDrafts(kind);
  const baseOf = (stored: Item | undefined): Base | undefined =>
    stored && { ...valuesOf(fields, stored), version: stored.version };
  /** @returns false where the browser refuses it. */
  const keep = (typed: object, base: Base | undefined, isOut?: boolean) =>
    keepDraft(memberId, of, { ...typed, ...valuesOf(fields, typed), base, scope, isOut });

  const check = zodResolver(
    z.safeExtend(schema, { ...checksIn(fields), withoutPicture: z.optional(z.string()) }),
  ) as unknown as Resolver<Fields, unknown, Fields>;
  const kept = useKeptForm<Fields, Fields, Item, Base | undefined>({
    stored: item,
    typedOf: (stored) => valuesOf(fields, stored) as Fields,
    baseOf,
    draft: {
      read() {
        const draft = readDraft(memberId, of);
        if (!draft) return undefined;
        const { isOut: _, scope: __, base, ...typed } = draft;
        return { fields: typed as Fields, base: (base as Base | undefined) ?? baseOf(item) };
      },
      keep(typed, base) {
        kept.form.clearErrors('root');
        save.takeBack();
        return keep(typed, base);
      },
      isRefused: () => isRefused(memberId, of),
      drop: () => dropDraft(memberId, of),
    },
    resolver: (typed, ...more) => check(askedIn(fields, typed), ...more),
    file: {
      memberId,
      field: fileField,
      stored: item && kind.fileIn?.(item),
      name: fileOf(of),
      take: takeFile,
    },
  });

  const { file } = kept;
  const changeFile = () => {
    kept.form.clearErrors(['root', fileField as 'file']);
    save.forgetFiles();
  };
  return {
    ...kept,
    keep,
    file: {
      ...file,
      choose(chosen: File): Promise<boolean> {
        changeFile();
        return file.choose(chosen);
      },
      remove(): void {
        changeFile();
        file.remove();
      },
    },
  };
}

const asItIs = (chosen: File) => chosen;

/** Boxes to tick are no part of the contract's drafts: a form carries them as texts. */
const checksIn = (fields: readonly OwnedField[]) =>
  Object.fromEntries(fields.flatMap((field) => (field.as === 'check' ? [[field.name, z.boolean()]] : [])));
