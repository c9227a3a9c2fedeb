import { useEffect, useRef, useState } from 'react';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';

interface NewFileOptions {
  memberId: string;
  /** Under which it is kept on the device; whoever saves it drops it there. */
  name: string;
  /** Makes a chosen file ready to travel. Throws what says to the member why it is not taken. */
  take: (chosen: File) => File | Promise<File>;
}

/**
 * The file that the member chose and has not saved. Until the device has it, it is not shown: what is, a reload keeps,
 * unless the device takes none.
 */
export function useNewFile({ memberId, name, take }: NewFileOptions) {
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const current = useRef<File>(undefined);
  /** Of the choices: only the last one counts, however long an earlier one takes. */
  const turn = useRef(0);
  /** The device's copy, one change after the other. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  /** What an earlier visit left is still read back. */
  const reading = useRef<Promise<unknown>>(Promise.resolve());

  const show = (now: File | undefined) => {
    current.current = now;
    setFile(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only sets state
  useEffect(() => {
    let isGone = false;
    reading.current = readDeviceFile(memberId, name).then((kept) => {
      if (!isGone && kept && turn.current === 0) show(kept);
    });
    return () => {
      isGone = true;
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

  return {
    file,
    /** Whether one that was chosen is made ready, or put away. */
    isBusy,
    error,
    /** As it is now, also between two renderings, once what an earlier visit left is here. */
    async now(): Promise<File | undefined> {
      await reading.current;
      return current.current;
    },
    /** Makes it ready and keeps it. @returns whether it was taken; `error` says why it was not. */
    async choose(chosen: File): Promise<boolean> {
      turn.current += 1;
      const own = turn.current;
      const isLast = () => turn.current === own;
      setError(undefined);
      setBusy(true);
      try {
        const ready = await take(chosen);
        if (!isLast()) return false;
        const kept = await keep(ready, isLast);
        if (!isLast()) return false;
        show(kept ?? ready);
        return true;
      } catch (cause) {
        if (isLast()) setError((cause as Error).message);
        return false;
      } finally {
        if (isLast()) setBusy(false);
      }
    },
    /** Takes back what was chosen. */
    takeBack(): void {
      turn.current += 1;
      show(undefined);
      setError(undefined);
      setBusy(false);
      keeping.current = keeping.current.then(() => dropDeviceFile(memberId, name));
    },
  };
}
