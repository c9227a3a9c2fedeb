import { useState } from 'react';
import { MOST_PICTURES } from '#contract/posts.ts';
import { takePicture } from '#web/components/form/take-picture.ts';
import { messages } from './messages.ts';

const LONGEST_EDGE = 1600; // pixels
const take = takePicture(LONGEST_EDGE);

/** The pictures that a member chose for a post, made light, in the order of the choice. */
export function useChosenPictures() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const add = async (chosen: readonly File[]) => {
    const room = MOST_PICTURES - files.length;
    setError(chosen.length > room ? messages.morePictures : undefined);
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
    ...{ files, isBusy, error, add },
    remove: (file: File) => setFiles((before) => before.filter((each) => each !== file)),
    clear: () => setFiles([]),
  };
}
