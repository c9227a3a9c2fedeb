import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { MakeEntry, Save } from '#web/parts/sync/save/save.ts';
import { type FormFileOptions, useFormFile, type WithoutFile } from './use-form-file.ts';

interface Versioned {
  readonly version: number;
  readonly changedAt?: string | undefined;
}

interface KeptFormOptions<Fields extends FieldValues, Parsed, Stored, Base> {
  /** Its save in the outbox; typing does not change what it has to send. */
  readonly saving: Save<Stored>;
  /** Absent for a new item. */
  readonly stored: Stored | undefined;
  readonly typedOf: (stored: Stored | undefined) => Fields;
  /** What a save has to know of what the form began with. */
  readonly baseOf: (stored: Stored | undefined) => Base | undefined;
  readonly draft: {
    readonly read: () => { readonly fields: Fields; readonly base: Base | undefined } | undefined;
    /** @returns false where the browser refuses it. */
    readonly keep: (fields: Fields, base: Base | undefined) => boolean;
    readonly isRefused: () => boolean;
    readonly drop: () => void;
  };
  readonly resolver: Resolver<Fields, unknown, Parsed>;
  readonly file: FormFileOptions;
  /** Fields that another device saved with another value than the typed one. */
  readonly differencesOf: (typed: Fields, now: Stored) => { label: string; text: string }[];
}

/** What was saved meanwhile, and how to go on with what is typed here. */
export interface Conflict {
  /** Whether the form was open then, and may have saved it. */
  readonly isMeanwhile: boolean;
  readonly version: number;
  readonly changedAt?: string | undefined;
  readonly differences: readonly { readonly label: string; readonly text: string }[];
  readonly keep: () => void;
}

/**
 * Checks what is to be handed over, and makes its files ready; undefined where the form says what is missing.
 * `isAsPressed`: whether nothing was typed since.
 */
type Prepare = (isAsPressed: () => boolean) => Promise<MakeEntry | undefined>;

/** Too large, of a wrong type, or gone from the device: an error of the file alone. */
const ofFile = new Set([410, 413, 415]);

/** The form of one of the member's own items: what is typed is kept on the device until it is saved or given up. */
export function useKeptForm<
  Fields extends FieldValues & WithoutFile,
  Parsed extends FieldValues,
  Stored extends Versioned,
  Base extends Versioned,
>(options: KeptFormOptions<Fields, Parsed, Stored, Base>) {
  const { saving, stored, typedOf, baseOf, draft: kept, resolver, file: of, differencesOf } = options;
  const [draft] = useState(kept.read);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isTyped, setTyped] = useState(draft !== undefined);
  /** Whether what is typed, or waits, lives only as long as the page. */
  const [isRefused, setRefused] = useState(kept.isRefused);
  const [base, setBase] = useState(draft ? draft.base : baseOf(stored));
  /** The item as it was saved meanwhile. */
  const [changed, setChanged] = useState<{ readonly now: Stored; readonly isMeanwhile: boolean }>();
  const showConflict = (now: Stored | undefined, isMeanwhile = false) =>
    setChanged(now && { now, isMeanwhile });
  const [restarts, setRestarts] = useState(0);
  const form = useForm<Fields, unknown, Parsed>({
    resolver,
    defaultValues: (draft ? draft.fields : typedOf(stored)) as DefaultValues<Fields>,
  });
  const { watch, reset, getValues, clearErrors } = form;
  /** How many keys were pressed, and the like. */
  const changes = useRef(0);
  const note = () => {
    clearErrors('root');
    const isKept = kept.keep(getValues(), base);
    saving.takeBack(isKept);
    setRefused(!isKept);
    setTyped(true);
  };

  useEffect(() => {
    const { unsubscribe } = watch((_, { type }) => {
      if (type !== 'change') return;
      changes.current += 1;
      note();
    });
    return unsubscribe;
  });

  const file = useFormFile(of, form as unknown as UseFormReturn<WithoutFile>, () => {
    clearErrors(of.field as Path<Fields>);
    saving.forgetFiles();
    note();
  });
  const fail = (error: Error) => showFailure(form, of.field, Object.keys(typedOf(undefined)), error);
  const begin = (entry: Stored | undefined) => {
    reset({ ...typedOf(entry), withoutPicture: undefined });
    setBase(baseOf(entry));
  };
  const keepMine = (version: number) => {
    setBase({ ...base, version } as Base);
    setChanged(undefined);
  };

  return {
    form,
    base,
    file,
    isTyped,
    isRefused,
    begin,
    fail,
    isRestored,
    restarts,
    /** What was saved meanwhile, and both ways on: the other one is `discard`. */
    conflict: changed && {
      ...changed,
      version: changed.now.version,
      changedAt: changed.now.changedAt,
      differences: differencesOf(getValues(), changed.now),
      keep: () => keepMine(changed.now.version),
    },
    /** Another device was faster: the member chooses. */
    showConflict,
    /** Something else than what is typed here was saved: that stays, to be chosen. The save took the draft with it. */
    stay(saved: Stored): void {
      kept.keep(getValues(), base);
      clearErrors('root');
      showConflict(saved, true);
    },
    /** Hands what was prepared to the outbox; the form says when it has to wait or is refused. */
    async send(prepare: Prepare): Promise<void> {
      const pressed = changes.current;
      const isAsPressed = () => changes.current === pressed;
      const make = await prepare(isAsPressed);
      if (make) await saving.save(make, !isAsPressed()).catch(fail);
    },
    wait(message: string, isFleeting: boolean): void {
      form.setError('root', { type: 'waiting', message });
      setRefused(isFleeting);
    },
    /** Gives up what was typed: the form begins anew with the stored values, as far as they are known. */
    discard(): void {
      void saving.giveUp();
      kept.drop();
      file.takeBack();
      begin(changed?.now ?? stored);
      setChanged(undefined);
      setRestored(false);
      setTyped(false);
      setRefused(false);
      setRestarts(restarts + 1);
    },
  };
}

/** Shows why a save failed: above the form, at its file, and beside its fields. */
function showFailure<Fields extends FieldValues, Parsed extends FieldValues>(
  { setError }: UseFormReturn<Fields, unknown, Parsed>,
  fileField: string,
  names: readonly string[],
  error: Error,
): void {
  const { status = 0, fields: told = {} } = error instanceof ApiError ? error : {};
  // A large file is refused before it is sent, by its name.
  const fields = told['filename'] === undefined ? told : { ...told, [fileField]: told['filename'] };
  setError(ofFile.has(status) ? (fileField as Path<Fields>) : 'root', { message: error.message });
  const refused = [...names, fileField].filter((name) => name in fields);
  for (const name of refused)
    setError(name as Path<Fields>, { message: fields[name] ?? '' }, { shouldFocus: name === refused[0] });
}
