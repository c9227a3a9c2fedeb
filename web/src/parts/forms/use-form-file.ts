import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';

/** In every form with a file: the name of the one that the next save takes away. */
export interface WithoutFile {
  withoutPicture?: string | undefined;
}

export interface FormFileOptions {
  readonly memberId: string;
  /** The form's. */
  readonly field: string;
  /** Of the stored one. */
  readonly stored: string | undefined;
  /** Under which the device keeps a chosen one; whoever saves it drops it there. */
  readonly name: string;
  /** Makes a chosen one ready to travel. Throws what says to the member why it is not taken. */
  readonly take: (chosen: File) => File | Promise<File>;
}

/** A form's file: one that was chosen, or that the stored one goes; `note` hears of each change, and keeps it with what is typed. */
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
     * What a save is to send: null takes away the stored one, undefined leaves it. After a lost answer it may be gone
     * already: the same is sent again.
     */
    sent: sentOf(file.file),
    /** The same once the file is settled. @returns undefined when that was not taken, which is said at the file. */
    async settled(): Promise<{ readonly sent: File | null | undefined } | undefined> {
      const now = await settled();
      return now && { sent: sentOf(now.file) };
    },
    remove(): void {
      if (file.file) file.takeBack();
      else setValue('withoutPicture', of.stored);
      note();
    },
    putBack: () => goWithout(undefined),
  };
}

export type KeptFile = Pick<
  ReturnType<typeof useFormFile>,
  'file' | 'isBusy' | 'error' | 'isGoing' | 'choose' | 'remove' | 'putBack'
>;

/**
 * The file that the member chose and has not saved; `note` hears that one was taken. Until the device has it, it is not
 * shown: what is, a reload keeps, unless the device takes none.
 */
function useChosenFile({ memberId, name, take }: FormFileOptions, note: () => void) {
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  /** Why it was not taken. */
  const [error, setError] = useState<string>();
  const current = useRef<File>(undefined);
  /** Of the choices: only the last one counts, however long an earlier one takes. */
  const turn = useRef(0);
  /** The device's copy, one change after the other. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  /** What an earlier visit left is still read back. */
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  /** A choice that is not ready and noted yet. */
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

  /** @returns the device's own copy, where it keeps one: the other may be changed or gone before it is sent. */
  const keep = (ready: File, isLast: () => boolean): Promise<File | undefined> => {
    const kept = keeping.current.then(async () => {
      if (!isLast()) return undefined;
      if (await keepDeviceFile(memberId, name, ready)) return readDeviceFile(memberId, name);
      // The one before must not come back in its place.
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
     * As it is once a choice that is under way is through, and what was kept is read back: a save must not overtake
     * them. @returns undefined when that choice was not taken.
     */
    async settled(): Promise<{ readonly file: File | undefined } | undefined> {
      let isAccepted = true;
      while (choosing.current) isAccepted = await choosing.current;
      await reading.current;
      return isAccepted ? { file: current.current } : undefined;
    },
  };
}
