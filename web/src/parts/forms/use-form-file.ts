import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';
import type { KeptFile } from '#web/parts/sync/queue/outbox-entry.ts';

/** In every form with a file: the name of the file that the next save removes. */
export interface WithoutFile {
  withoutPicture?: string | undefined;
}

export interface FormFileOptions {
  readonly memberId: string;
  /** The form's values. */
  readonly field: string;
  /** Name of the stored file. */
  readonly stored: string | undefined;
  /** The device's name of a chosen one; whoever saves it drops it there. */
  readonly name: string;
  /** Makes a chosen file ready to be sent. Throws the reason, in words, for a file that is not taken. */
  readonly take: (chosen: File) => File | Promise<File>;
}

/**
 * A form's file: a chosen one, or the removal of the stored one. `note` is called on each change, to keep it with what
 * is typed.
 */
export function useFormFile(
  of: FormFileOptions,
  { setValue, watch }: UseFormReturn<WithoutFile>,
  note: () => void,
) {
  const { settled, ...file } = useChosenFile(of, note);
  const without = watch('withoutPicture');
  const isGoing = of.stored !== undefined && without === of.stored;
  const goWithout = (name: string | undefined) => {
    setValue('withoutPicture', name);
    note();
  };
  const sentOf = (chosen: File | undefined) =>
    chosen ?? (without !== undefined && (isGoing || of.stored === undefined) ? null : undefined);

  return {
    ...file,
    isGoing,
    /**
     * What a save sends: null removes the stored file, undefined leaves it. After a lost answer it may be removed
     * already: the same is sent again.
     */
    sent: sentOf(file.file),
    /** The same once the file is settled. @returns undefined when the file was not taken, which the field says. */
    async settled(): Promise<{ readonly sent: File | null | undefined } | undefined> {
      const now = await settled();
      return now && { sent: sentOf(now.file) };
    },
    /** What is chosen beside what was sent, or null where that was taken back here; undefined without either. */
    async later(sent: KeptFile | undefined): Promise<File | null | undefined> {
      const now = await settled();
      if (now?.file)
        return now.file.name === sent?.filename && now.file.size === sent.size ? undefined : now.file;
      return now?.isTouched && sent ? null : undefined;
    },
    remove(): void {
      if (file.file) file.takeBack();
      else setValue('withoutPicture', of.stored);
      note();
    },
    putBack: () => goWithout(undefined),
  };
}

export type ChosenFile = Pick<
  ReturnType<typeof useFormFile>,
  'file' | 'isBusy' | 'error' | 'isGoing' | 'choose' | 'remove' | 'putBack'
>;

/**
 * The file that the member chose and has not saved; `note` is called when one was taken. It is shown once the device
 * has it, so that a reload keeps what is shown, unless the device takes none.
 */
function useChosenFile({ memberId, name, take }: FormFileOptions, note: () => void) {
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  /** Why it was not taken. */
  const [error, setError] = useState<string>();
  const current = useRef<File>(undefined);
  /** Counts the choices: only the last one matters, however long an earlier one takes. */
  const turn = useRef(0);
  /** The device's copy, one change after the other. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  /** What an earlier visit left is still being read. */
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  /** A choice that is not ready and kept yet. */
  const choosing = useRef<Promise<boolean>>(undefined);

  const show = (now: File | undefined) => {
    current.current = now;
    setFile(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only sets state
  useEffect(() => {
    let isUnmounted = false;
    reading.current = readDeviceFile(memberId, name).then((kept) => {
      if (!isUnmounted && kept && turn.current === 0) show(kept);
    });
    return () => {
      isUnmounted = true;
    };
  }, [memberId, name]);

  /** @returns the device's copy, where it has one: the original may be changed or deleted before it is sent. */
  const keep = (ready: File, isLast: () => boolean): Promise<File | undefined> => {
    const kept = keeping.current.then(async () => {
      if (!isLast()) return undefined;
      if (await keepDeviceFile(memberId, name, ready)) return readDeviceFile(memberId, name);
      // The file before must not come back in its place.
      await dropDeviceFile(memberId, name);
      return undefined;
    });
    keeping.current = kept;
    return kept;
  };
  const makeReady = async (chosen: File): Promise<boolean> => {
    turn.current += 1;
    const own = turn.current;
    const isLast = () => turn.current === own;
    setError(undefined);
    setBusy(true);
    try {
      const ready = await take(chosen);
      const kept = isLast() ? await keep(ready, isLast) : undefined;
      if (isLast()) show(kept ?? ready);
      return isLast();
    } catch (cause) {
      if (isLast()) setError((cause as Error).message);
      return false;
    } finally {
      if (isLast()) setBusy(false);
    }
  };
  const chooseNow = async (chosen: File) => {
    const isAccepted = await makeReady(chosen);
    if (isAccepted) note();
    return isAccepted;
  };

  return {
    file,
    isBusy,
    error,
    /** @returns whether it was taken; `error` says why it was not. */
    choose(chosen: File): Promise<boolean> {
      const going = chooseNow(chosen).finally(() => {
        if (choosing.current === going) choosing.current = undefined;
      });
      choosing.current = going;
      return going;
    },
    takeBack(): void {
      turn.current += 1;
      show(undefined);
      setError(undefined);
      setBusy(false);
      keeping.current = keeping.current.then(() => dropDeviceFile(memberId, name));
    },
    /**
     * The file once a choice under way is done and the kept one is read: a save must not overtake them. `isTouched`:
     * one was chosen or taken back here. @returns undefined when that choice was not taken.
     */
    async settled(): Promise<{ readonly file: File | undefined; readonly isTouched: boolean } | undefined> {
      let isAccepted = true;
      while (choosing.current) isAccepted = await choosing.current;
      await reading.current;
      return isAccepted ? { file: current.current, isTouched: turn.current > 0 } : undefined;
    },
  };
}
