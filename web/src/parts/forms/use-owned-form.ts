import { useRef, useState } from 'react';
import { toast } from '#web/components/overlay/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { sessionEra } from '#web/lib/session/session.ts';
import { useOutcomes, useSave } from '#web/parts/sync/save/use-save.ts';
import { differencesOf } from './differences.ts';
import { messages } from './messages.ts';
import { askedIn, namedIn, type Values, valuesOf } from './owned-draft.ts';
import { codeOf, type Owned, type OwnedField, pathOf, standsOf } from './owned-kind.ts';
import { type Files, ownedThing, savedIn } from './owned-thing.ts';
import { type Fields, type OwnedFieldsOptions, useOwnedFields } from './use-owned-fields.ts';

export interface OwnedFormOptions<Item extends Owned> extends OwnedFieldsOptions<Item> {
  /** What goes with the file, by the form's fields. @default the file alone */
  readonly filesOf?: (file: File) => Promise<Files>;
  /** Whether `item` is what the form began with, of a thing that is not there any more. @default false */
  readonly isGone?: boolean;
  /** It has arrived. */
  readonly onSaved: (saved: Item) => void;
  /** It is kept on this device and goes out by itself, which a toast says. */
  readonly onKept: (typed: Values) => void;
}

/** The form of a thing, an existing one or one to be made. */
export function useOwnedForm<Item extends Owned>(options: OwnedFormOptions<Item>) {
  const { kind, of, item, scope, filesOf, onSaved, onKept } = options;
  const { fields, routes, fileField = 'file' } = kind;
  const [isGone, setGone] = useState(options.isGone ?? false);
  const saving = useSave<Item>(standsOf(kind, of));
  const { keep, ...kept } = useOwnedFields(options, saving);
  const { form, base, file, meet } = kept;
  /** Whether a save was pressed here: another window may send the same thing. */
  const isSent = useRef(false);
  /** Whether what was sent here outlives the page as it was typed, too. */
  const isKept = useRef(false);

  const isMissing = (code: string) => item !== undefined && code === codeOf(kind, 'missing');
  const sayWaiting = (why: string, isFleeting = false) =>
    kept.wait(isFleeting ? why : `${why} ${messages.changeable}`, isFleeting);
  const meetRefusal = async (error: ApiError) => {
    keep(form.getValues(), base);
    if (item && error.code === codeOf(kind, 'changed')) {
      const now = await call(routes.get, pathOf(routes.get, item)).catch(() => undefined);
      meet(now);
      if (now) return;
    }
    if (isMissing(error.code)) setGone(true);
    else kept.fail(error);
  };
  useOutcomes(saving, {
    savedIn: (thing) => savedIn(kind, thing),
    onSaved(saved) {
      const isElsewhere = item && kept.isTyped && !kept.isRestored && !isSent.current;
      if (!isElsewhere) return onSaved(saved);
      // It took the draft with it, and what is typed here is another one.
      keep(form.getValues(), base);
      form.clearErrors('root');
      meet(saved);
    },
    onWaiting: sayWaiting,
    onKept(text) {
      if (!isKept.current) return sayWaiting(text);
      toast(text);
      onKept(valuesOf(fields, form.getValues()));
    },
    onRefused: meetRefusal,
    isLost: isMissing,
  });

  return {
    ...kept,
    /** Whether the thing is not there any more: what was typed can be read and copied, and that is all. */
    isGone,
    /** What is chosen by a name is called so, as far as the thing says it. */
    names: namesIn(fields, item),
    /** What another device saved meanwhile, and both ways on. */
    conflict: conflictIn(fields, kept),

    /** Sends it; what has to wait or is refused, the form says. */
    async save(typed: Fields, version = base?.version): Promise<void> {
      if (isGone) return;
      const era = sessionEra();
      const settled = await file.settled();
      if (!settled) return;
      const { sent } = settled;
      const files = sent ? ((await filesOf?.(sent)) ?? { [fileField]: sent }) : sent;
      // That took up to ten seconds: another member may be here by now, in whose name it would go out.
      if (era !== sessionEra()) return;
      isSent.current = true;
      isKept.current = keep(typed, base, true);
      const change = { of, item, scope, typed: valuesOf(fields, typed), files, base, version };
      await saving.save((earlier, left) => ownedThing(kind, { ...change, earlier, left })).catch(kept.fail);
    },

    /** Gives up what was typed. */
    discard(): void {
      void saving.giveUp();
      kept.discard();
    },
  };
}

type KeptFields<Item extends Owned> = Omit<ReturnType<typeof useOwnedFields<Item>>, 'keep'>;

function conflictIn<Item extends Owned>(
  fields: readonly OwnedField[],
  { form, base, changed, keepMine }: KeptFields<Item>,
) {
  return (
    changed && {
      ...{ version: changed.version, changedAt: changed.changedAt },
      differences: differencesOf(
        askedIn(fields, form.getValues()),
        valuesOf(fields, changed),
        Object.fromEntries(namedIn(fields).map(({ name, label }) => [name, label])),
        namesIn(fields, changed),
      ),
      keep: () => keepMine(base && { ...base, version: changed.version }),
    }
  );
}

const namesIn = (fields: readonly OwnedField[], item: object | undefined) => {
  const said = new Map<string, unknown>(Object.entries(item ?? {}));
  return Object.fromEntries(
    fields.flatMap((field) => (field.as === 'pick' ? [[field.name, said.get(field.nameIn)]] : [])),
  );
};

export type OwnedFormState<Item extends Owned> = ReturnType<typeof useOwnedForm<Item>>;
