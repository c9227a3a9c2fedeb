import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNewFile } from '#web/components/form/use-new-file.ts';

/** In every form with a file: the name of the one that the next save takes away. */
export interface WithoutFile {
  withoutPicture?: string | undefined;
}

export interface FormFileOptions {
  readonly memberId: string;
  readonly field: string;
  /** Of the stored one. */
  readonly stored: string | undefined;
  /** Under which the device keeps a chosen one. */
  readonly name: string;
  /** Makes a chosen one ready to travel. Throws what says to the member why it is not taken. */
  readonly take: (chosen: File) => File | Promise<File>;
}

/** A form's file: one that was chosen, or that the stored one goes; `note` keeps the latter with what is typed. */
export function useFormFile(
  of: FormFileOptions,
  { setValue, watch }: UseFormReturn<WithoutFile>,
  note: () => void,
) {
  const file = useNewFile(of);
  /** A choice that is not ready and noted yet. */
  const choosing = useRef<Promise<boolean>>(undefined);
  const without = watch('withoutPicture');
  const isGoing = of.stored !== undefined && without === of.stored;
  const goWithout = (name: string | undefined) => {
    setValue('withoutPicture', name);
    note();
  };
  const sentOf = (chosen: File | undefined) =>
    chosen ?? (without !== undefined && (isGoing || of.stored === undefined) ? null : undefined);
  const chooseNow = async (chosen: File) => {
    const isTaken = await file.choose(chosen);
    if (isTaken) note();
    return isTaken;
  };

  return {
    ...file,
    isGoing,
    /**
     * What a save is to send: null takes away the stored one, undefined leaves it. After a lost answer it may be gone
     * already: the same is sent again.
     */
    sent: sentOf(file.file),
    /**
     * The same once a choice that is under way is through, and what was kept is read back: a save must not overtake
     * them. @returns undefined when that was not taken, which is said at the file.
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
  };
}

export type KeptFile = Pick<
  ReturnType<typeof useFormFile>,
  'file' | 'isBusy' | 'error' | 'isGoing' | 'choose' | 'remove' | 'putBack'
>;
