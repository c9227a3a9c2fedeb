import { useState } from 'react';
import { isPicture } from '#web/lib/picture-types.ts';
import type { Size } from './draft.ts';
import { messages } from './messages.ts';

/** Makes chosen files ready one after the other, and holds what is under way and what was refused. */
export function usePictureChoice(choose: (name: string, file: File) => Promise<Size>) {
  /** The name of the picture that is being made ready. */
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<{ name: string; text: string }>();

  return {
    busy,
    refusalOf: (name: string) => (refusal?.name === name ? refusal.text : undefined),
    /** @returns the picture's size, or nothing when it was refused. `place` is where a refusal is shown. */
    async prepare(name: string, file: File, place = name): Promise<Size | undefined> {
      setRefusal(undefined);
      if (!isPicture(file)) {
        setRefusal({ name: place, text: messages.editor.wrongType });
        return undefined;
      }
      setBusy(place);
      try {
        return await choose(name, file);
      } catch {
        setRefusal({ name: place, text: messages.editor.unreadable });
        return undefined;
      } finally {
        setBusy(undefined);
      }
    },
  };
}

export type PictureChoice = ReturnType<typeof usePictureChoice>;
