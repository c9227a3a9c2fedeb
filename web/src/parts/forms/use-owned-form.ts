import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { sessionNumber } from '#web/lib/session/session.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import type { Save } from '#web/parts/sync/save/save.ts';
import { useOutcomes, useSave } from '#web/parts/sync/save/use-save.ts';
import { beginChange } from './begin-change.ts';
import { differencesOf } from './differences.ts';
import { messages } from './messages.ts';
import { askedIn, type Base, namedIn, ownedDrafts, type Values, valuesOf } from './owned-draft.ts';
import { type Files, ownedEntry, savedIn, sentFileIn } from './owned-entry.ts';
import { codeOf, type Owned, type OwnedField, type OwnedKind, pathOf, subjectOf } from './owned-kind.ts';
import { useKeptForm } from './use-kept-form.ts';

type Fields = Values & { withoutPicture?: string | undefined; file?: never };

export interface OwnedFormOptions<Item extends Owned> {
  readonly kind: OwnedKind<Item>;
  readonly memberId: string;
  /** An existing item, or a new one by the name that the device gave it. */
  readonly of: { readonly id: string };
  /** Absent: makes a new one, in `scope`. */
  readonly item: Item | undefined;
  readonly scope: object;
  /** Makes a chosen file ready to be sent. Throws the reason, in words, for a file that is not taken. */
  readonly takeFile?: (chosen: File) => File | Promise<File>;
  /** What is sent with the file, by the form's fields. @default the file alone */
  readonly filesOf?: (file: File) => Promise<Files>;
  /** Whether `item` is what the form began with, of an item that was deleted. @default false */
  readonly isDeleted?: boolean;
  readonly onSaved: (saved: Item) => void;
  /** The save is kept on this device and will be sent, as a toast says. */
  readonly onKept: (typed: Values) => void;
}

export function useOwnedForm<Item extends Owned>(options: OwnedFormOptions<Item>) {
  const { kind, of, item, scope, filesOf, onSaved, onKept } = options;
  const { fields, routes, fileField = 'file' } = kind;
  const [isDeleted, setGone] = useState(options.isDeleted ?? false);
  const saving = useSave<Item>(subjectOf(kind, of));
  const { keep, becomeChange, ...kept } = useOwnedFields(options, saving);
  const { form, base, file, showConflict } = kept;
  /** Whether what was sent here also outlives the page as it was typed. */
  const isKept = useRef(false);

  const isMissing = (code: string) => item !== undefined && code === codeOf(kind, 'missing');
  const sayWaiting = (why: string, isFleeting = false) =>
    kept.wait(isFleeting ? why : `${why} ${messages.changeable}`, isFleeting);
  const resolveRejection = async (error: ApiError) => {
    keep(form.getValues(), base);
    if (item && error.code === codeOf(kind, 'changed')) {
      const now = await call(routes.get, pathOf(routes.get, item)).catch(() => undefined);
      showConflict(now);
      if (now) return;
    }
    if (isMissing(error.code)) setGone(true);
    else kept.fail(error);
  };
  useOutcomes(saving, {
    savedIn: (entry) => savedIn(kind, entry),
    onSaved(saved, isOwn, entry) {
      // A picture that is still made ready was chosen since, too.
      if (!kept.isTyped || (isOwn && (item || !file.isBusy))) return onSaved(saved);
      if (item) return kept.stay(saved);
      void becomeChange(saved, entry);
      onSaved(saved);
    },
    onWaiting: sayWaiting,
    onKept(text) {
      if (!isKept.current) return sayWaiting(text);
      toastWaiting(text);
      onKept(valuesOf(fields, form.getValues()));
    },
    onRefused: resolveRejection,
    isUnsendable: isMissing,
  });

  return {
    ...kept,
    /** Whether the item was deleted: what was typed can be read and copied, and nothing else. */
    isDeleted,
    /** The names of choices, as far as the item has them. */
    names: namesIn(fields, item),

    async save(typed: Fields, version = base?.version): Promise<void> {
      if (isDeleted) return;
      const era = sessionNumber();
      await kept.send(async (isAsPressed) => {
        const settled = await file.settled();
        if (!settled) return undefined;
        const { sent } = settled;
        const files = sent ? ((await filesOf?.(sent)) ?? { [fileField]: sent }) : sent;
        // That took up to ten seconds: another member may be signed in by now, in whose name it would be sent.
        if (era !== sessionNumber()) return undefined;
        isKept.current = keep(form.getValues(), base, isAsPressed());
        const change = { of, item, scope, typed: valuesOf(fields, typed), files, base, version };
        return (earlier, left) => ownedEntry(kind, { ...change, earlier, left });
      });
    },
  };
}

export type OwnedFormState<Item extends Owned> = ReturnType<typeof useOwnedForm<Item>>;

const asItIs = (chosen: File) => chosen;

function useOwnedFields<Item extends Owned>(options: OwnedFormOptions<Item>, saving: Save<Item>) {
  const { kind, memberId, of, item, scope, takeFile = asItIs } = options;
  const { fields, schema, fileField = 'file' } = kind;
  const { readDraft, keepDraft, isRefused, dropDraft, fileOf } = ownedDrafts(kind);
  const storedValues = (stored: Item | undefined) => askedIn(fields, valuesOf(fields, stored));
  const baseOf = (stored: Item | undefined): Base | undefined =>
    stored && { ...storedValues(stored), version: stored.version };
  /** @returns false where the browser refuses it. */
  const keep = (typed: object, base: Base | undefined, isHandedOver?: boolean) =>
    keepDraft(memberId, of, { ...typed, ...valuesOf(fields, typed), base, scope, isHandedOver });

  const check = zodResolver(
    z.safeExtend(schema, { ...checksIn(fields), withoutPicture: z.optional(z.string()) }),
  ) as unknown as Resolver<Fields, unknown, Fields>;
  const differencesFrom = (typed: Fields, now: Item) =>
    differencesOf(
      askedIn(fields, typed),
      storedValues(now),
      Object.fromEntries(namedIn(fields).map(({ name, label }) => [name, label])),
      namesIn(fields, now),
    );
  const kept = useKeptForm<Fields, Fields, Item, Base>({
    saving,
    stored: item,
    typedOf: (stored) => storedValues(stored) as Fields,
    baseOf,
    draft: {
      read() {
        const draft = readDraft(memberId, of);
        if (!draft) return undefined;
        const { isHandedOver: _, scope: __, base, ...typed } = draft;
        return { fields: typed as Fields, base: (base as Base | undefined) ?? baseOf(item) };
      },
      keep,
      isRefused: () => isRefused(memberId, of),
      drop: () => dropDraft(memberId, of),
    },
    resolver: (typed, ...more) => check(askedIn(fields, typed), ...more),
    file: {
      memberId,
      field: fileField,
      name: fileOf(of),
      take: takeFile,
      stored: item && kind.fileIn?.(item),
    },
    differencesOf: differencesFrom,
  });
  /** Something else than what is typed here was made: that is begun as a change of it. */
  const becomeChange = (made: Item, entry: OutboxEntry) => {
    const typed = kept.form.getValues();
    return beginChange(options, made, {
      typed: { ...valuesOf(fields, typed), base: baseOf(made), scope },
      isOther: differencesFrom(typed, made).length > 0,
      fileOnceReady: () => kept.file.later(sentFileIn(kind, entry)),
    });
  };

  return { ...kept, keep, becomeChange };
}

/** The contract has no checkboxes: a form carries them as texts. */
const checksIn = (fields: readonly OwnedField[]) =>
  Object.fromEntries(fields.flatMap((field) => (field.as === 'check' ? [[field.name, z.boolean()]] : [])));

const namesIn = (fields: readonly OwnedField[], item: object | undefined) => {
  const said = new Map<string, unknown>(Object.entries(item ?? {}));
  return Object.fromEntries(
    fields.flatMap((field) => (field.as === 'pick' ? [[field.name, said.get(field.nameIn)]] : [])),
  );
};
