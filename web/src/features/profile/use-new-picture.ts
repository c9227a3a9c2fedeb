import { useEffect, useState } from 'react';
import { downscaleImage } from '#web/lib/downscale-image.ts';
import { isPicture } from '#web/lib/picture-types.ts';
import { keepPicture, readPicture } from './edit-draft.ts';
import { messages } from './messages.ts';

/** Longest edge in pixels: it is shown in a circle of 112, and screens have up to four pixels for each. */
const LONGEST_EDGE = 512;

/** The picture that the member chose and has not saved; a reload keeps it. */
export function useNewPicture(memberId: string) {
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isGone = false;
    readPicture(memberId).then((kept) => {
      if (!isGone && kept) setFile((chosen) => chosen ?? kept);
    });
    return () => {
      isGone = true;
    };
  }, [memberId]);

  return {
    file,
    isBusy,
    error,
    /** Makes it light and keeps it; says in `error` why it cannot be taken. */
    async choose(chosen: File): Promise<void> {
      setError(undefined);
      if (!isPicture(chosen)) return setError(messages.form.wrongType);
      setBusy(true);
      try {
        const picture = await downscaleImage(chosen, LONGEST_EDGE);
        setFile(picture.file);
        await keepPicture(memberId, picture.file);
      } catch {
        setError(messages.form.unreadable);
      } finally {
        setBusy(false);
      }
    },
    forget(): void {
      setFile(undefined);
      setError(undefined);
    },
  };
}

export type NewPicture = ReturnType<typeof useNewPicture>;
