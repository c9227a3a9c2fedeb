import { useState } from 'react';
import { takePicture } from '#web/components/form/take-picture.ts';
import { messages } from './messages.ts';

const LONGEST_EDGE = 1600; // pixels
const take = takePicture(LONGEST_EDGE);

/** At most so many pictures that a member chose for what they write, made light, in the order of the choice. */
export function useChosenPictures(most: number) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const add = async (chosen: readonly File[]) => {
    const room = most - files.length;
    setError(chosen.length > room ? messages.more(most) : undefined);
    setBusy(true);
    try {
      for (const file of chosen.slice(0, room)) {
        const ready = await take(file);
        setFiles((before) => [...before, ready]);
      }
    } catch (cause) {
      setError((cause as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return {
    files,
    isBusy,
    error,
    add,
    isFull: files.length >= most,
    remove: (file: File) => setFiles((before) => before.filter((each) => each !== file)),
    clear: () => setFiles([]),
    /** Puts back what was taken, where there is room for it. */
    restore: setFiles,
  };
}

export type ChosenPictures = ReturnType<typeof useChosenPictures>;
