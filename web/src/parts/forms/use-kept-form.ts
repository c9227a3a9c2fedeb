import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type FormFileOptions, useFormFile, type WithoutFile } from './use-form-file.ts';

/** A form as the device keeps it: what is typed, and what that began with. */
export interface KeptDraft<Fields, Base> {
  readonly fields: Fields;
  readonly base: Base;
}

interface KeptFormOptions<Fields extends FieldValues, Parsed, Stored, Base> {
  /** What is stored; absent: it is still to be made. */
  readonly stored: Stored | undefined;
  /** How it is typed. */
  readonly typedOf: (stored: Stored | undefined) => Fields;
  /** What a save has to know of what the form began with, such as its version. */
  readonly baseOf: (stored: Stored | undefined) => Base;
  readonly draft: {
    readonly read: () => KeptDraft<Fields, Base> | undefined;
    /** @returns false where the browser refuses it. */
    readonly keep: (fields: Fields, base: Base) => boolean;
    readonly isRefused: () => boolean;
    readonly drop: () => void;
  };
  readonly resolver: Resolver<Fields, unknown, Parsed>;
  readonly file: FormFileOptions;
}

/** Too large, of a wrong type, or gone from the device: it is about the file alone. */
const ofFile = new Set([410, 413, 415]);

/** The form of a thing of one's own: what was typed is kept on the device until it is saved or given up. */
export function useKeptForm<
  Fields extends FieldValues & WithoutFile,
  Parsed extends FieldValues,
  Stored extends object,
  Base,
>({
  stored,
  typedOf,
  baseOf,
  draft: kept,
  resolver,
  file: of,
}: KeptFormOptions<Fields, Parsed, Stored, Base>) {
  const [draft] = useState(kept.read);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isTyped, setTyped] = useState(draft !== undefined);
  /** Whether what is typed, or waits, lives only as long as the page. */
  const [isRefused, setRefused] = useState(kept.isRefused);
  const [base, setBase] = useState(draft ? draft.base : baseOf(stored));
  /** The thing as another device left it while this one changed it. */
  const [changed, setChanged] = useState<Stored>();
  /** How often the form began anew. */
  const [restarts, setRestarts] = useState(0);
  const form = useForm<Fields, unknown, Parsed>({
    resolver,
    defaultValues: (draft ? draft.fields : typedOf(stored)) as DefaultValues<Fields>,
  });
  const { watch, reset, getValues, setError } = form;
  const note = () => {
    setRefused(!kept.keep(getValues(), base));
    setTyped(true);
  };

  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') note();
    });
    return unsubscribe;
  });

  const file = useFormFile(of, form as unknown as UseFormReturn<WithoutFile>, note);

  /** The form begins anew with this. */
  const begin = (thing: Stored | undefined) => {
    reset({ ...typedOf(thing), withoutPicture: undefined });
    setBase(baseOf(thing));
  };

  return {
    form,
    base,
    restarts,
    /** Whether it began with what an earlier visit left. */
    isRestored,
    isTyped,
    isRefused,
    begin,
    changed,
    file,

    /** Another device was faster: it is for the member to say which of the two it is to be. */
    meet: setChanged,
    /** What was typed is for the thing as it is now: the next save is. */
    keepMine(now: Base): void {
      setBase(now);
      setChanged(undefined);
    },
    /** Gives up what was typed: the form begins anew with what is stored, as far as that is known. */
    discard(): void {
      kept.drop();
      file.takeBack();
      begin(changed ?? stored);
      setChanged(undefined);
      setRestored(false);
      setTyped(false);
      setRefused(false);
      setRestarts(restarts + 1);
    },

    /** It has to wait to be sent. */
    wait(message: string, isFleeting: boolean): void {
      setError('root', { type: 'waiting', message });
      setRefused(isFleeting);
    },
    /** Says above the form, and beside its fields, why a save failed. */
    fail(error: Error): void {
      const { status = 0, fields = {} } = error instanceof ApiError ? error : {};
      const { setError: say } = form as unknown as UseFormReturn<Record<string, unknown>>;
      if (ofFile.has(status)) say(of.field, { message: error.message });
      else setError('root', { message: error.message });
      const refused = [...Object.keys(typedOf(undefined)), of.field].filter((name) => name in fields);
      for (const name of refused)
        say(name, { message: fields[name] ?? '' }, { shouldFocus: name === refused[0] });
    },
  };
}
