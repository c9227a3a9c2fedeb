import { useEffect, useState } from 'react';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';

interface NewFileOptions {
  memberId: string;
  /** Under which it is kept on the device; whoever saves it drops it there. */
  name: string;
  /** Makes a chosen file ready to travel. Throws what says to the member why it is not taken. */
  take: (chosen: File) => File | Promise<File>;
}

/** The file that the member chose and has not saved; a reload keeps it. */
export function useNewFile({ memberId, name, take }: NewFileOptions) {
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isGone = false;
    readDeviceFile(memberId, name).then((kept) => {
      if (!isGone && kept) setFile((chosen) => chosen ?? kept);
    });
    return () => {
      isGone = true;
    };
  }, [memberId, name]);

  const forget = () => {
    setFile(undefined);
    setError(undefined);
  };
  return {
    file,
    isBusy,
    error,
    /** Makes it ready and keeps it. @returns whether it was taken; `error` says why it was not. */
    async choose(chosen: File): Promise<boolean> {
      setError(undefined);
      setBusy(true);
      try {
        const ready = await take(chosen);
        setFile(ready);
        await keepDeviceFile(memberId, name, ready);
        return true;
      } catch (cause) {
        setError((cause as Error).message);
        return false;
      } finally {
        setBusy(false);
      }
    },
    forget,
    /** Takes back what was chosen. */
    takeBack(): void {
      forget();
      void dropDeviceFile(memberId, name);
    },
  };
}
