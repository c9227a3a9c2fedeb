import { useEffect, useState } from 'react';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device/device-files.ts';
import { downscaleImage } from '#web/lib/media/downscale-image.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';

const texts = {
  wrongType: 'Please choose a picture: png or jpg.',
  unreadable: 'This picture cannot be read. Please choose another one.',
};

interface NewPictureOptions {
  memberId: string;
  /** Under which it is kept on the device; whoever saves it drops it there. */
  name: string;
  /** In pixels; what is larger is made smaller before it travels. */
  longestEdge: number;
}

/** The picture that the member chose and has not saved; a reload keeps it. */
export function useNewPicture({ memberId, name, longestEdge }: NewPictureOptions) {
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
    /** Makes it light and keeps it. @returns whether it was taken; `error` says why it was not. */
    async choose(chosen: File): Promise<boolean> {
      setError(isPicture(chosen) ? undefined : texts.wrongType);
      if (!isPicture(chosen)) return false;
      setBusy(true);
      try {
        const picture = await downscaleImage(chosen, longestEdge);
        setFile(picture.file);
        await keepDeviceFile(memberId, name, picture.file);
        return true;
      } catch {
        setError(texts.unreadable);
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

export type NewPicture = ReturnType<typeof useNewPicture>;
