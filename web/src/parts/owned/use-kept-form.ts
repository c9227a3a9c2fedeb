import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useNewFile } from '#web/components/form/use-new-file.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

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
    readonly keep: (fields: Fields, base: Base) => unknown;
    readonly drop: () => void;
  };
  readonly resolver: Resolver<Fields, unknown, Parsed>;
  readonly file: {
    readonly memberId: string;
    /** The form's field for it. */
    readonly field: string;
    /** Of the stored one. */
    readonly stored: string | undefined;
    /** Under which the device keeps a chosen one. */
    readonly name: string;
    /** Makes a chosen one ready to travel. Throws what says to the member why it is not taken. */
    readonly take: (chosen: File) => File | Promise<File>;
  };
}

/** Too large, of a wrong type, or gone from the device: it is about the file alone. */
const ofFile = new Set([410, 413, 415]);

/** In every form with a file: the name of the one that the next save takes away. */
interface WithoutFile {
  withoutPicture?: string | undefined;
}

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
  const [base, setBase] = useState(draft ? draft.base : baseOf(stored));
  /** The thing as another device left it while this one changed it. */
  const [changed, setChanged] = useState<Stored>();
  /** How often the form began anew. */
  const [restarts, setRestarts] = useState(0);
  const file = useNewFile(of);
  /** A choice that is not ready and noted yet. */
  const choosing = useRef<Promise<boolean>>(undefined);
  const form = useForm<Fields, unknown, Parsed>({
    resolver,
    defaultValues: (draft ? draft.fields : typedOf(stored)) as DefaultValues<Fields>,
  });
  const { watch, reset, getValues, setError } = form;
  const note = () => {
    kept.keep(getValues(), base);
    setTyped(true);
  };

  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type === 'change') note();
    });
    return unsubscribe;
  });

  const { setValue, watch: value } = form as unknown as UseFormReturn<WithoutFile>;
  const without = value('withoutPicture');
  const isGoing = of.stored !== undefined && without === of.stored;
  const goWithout = (name: string | undefined) => {
    setValue('withoutPicture', name);
    note();
  };

  /** The form begins anew with this. */
  const begin = (thing: Stored | undefined) => {
    reset({ ...typedOf(thing), withoutPicture: undefined });
    setBase(baseOf(thing));
  };

  const sentOf = (chosen: File | undefined) =>
    chosen ?? (without !== undefined && (isGoing || of.stored === undefined) ? null : undefined);
  const chooseNow = async (chosen: File) => {
    const isTaken = await file.choose(chosen);
    if (isTaken) note();
    return isTaken;
  };

  return {
    form,
    base,
    restarts,
    /** Whether it began with what an earlier visit left. */
    isRestored,
    isTyped,
    begin,
    changed,
    file: {
      ...file,
      isGoing,
      /**
       * What a save is to send: null takes away the stored one, undefined leaves it. After a lost answer it may be gone
       * already: the same is sent again.
       */
      sent: sentOf(file.file),
      /**
       * The same once a choice that is under way is through, and what was kept is read back: a save must not overtake
       * them. @returns undefined when that
       * was not taken, which is said at the file.
       */
      async settled(): Promise<{ readonly sent: File | null | undefined } | undefined> {
        let isTaken = true;
        while (choosing.current) isTaken = await choosing.current;
        return isTaken ? { sent: sentOf(await file.now()) } : undefined;
      },
      /** @returns whether it was taken. */
      choose(chosen: File): Promise<boolean> {
        const going = chooseNow(chosen).finally(() => {
          if (choosing.current === going) choosing.current = undefined;
        });
        choosing.current = going;
        return going;
      },
      remove: () => (file.file ? file.takeBack() : goWithout(of.stored)),
      putBack: () => goWithout(undefined),
    },

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
      setRestarts(restarts + 1);
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

export type KeptFile = Pick<
  ReturnType<typeof useKeptForm>['file'],
  'file' | 'isBusy' | 'error' | 'isGoing' | 'choose' | 'remove' | 'putBack'
>;
