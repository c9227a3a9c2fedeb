import { useEffect, useRef, useState } from 'react';
import { dropDeviceFile, keepDeviceFile, readDeviceFile } from '#web/lib/device-files.ts';
import { downscaleImage } from '#web/lib/downscale-image.ts';
import { COVER, type Draft, newDraft, type Size } from './draft.ts';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';
import { type Pictures, saveNews } from './save-news.ts';

/**
 * The member's unfinished news, kept on the device with every change. A kept one comes before `start`, which
 * is what a new one begins with.
 */
export function useNewsDraft(memberId: string, start: { title: string; category: string }) {
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(memberId) ?? newDraft(start.title, start.category),
  );
  const [pictures, setPictures] = useState<Pictures>({});
  const [isReady, setReady] = useState(false);
  const isOver = useRef(false);
  const nameOf = (picture: string) => `news/${draft.id}/${picture}`;

  useEffect(() => {
    if (!isOver.current) keepDraft(memberId, draft);
  }, [memberId, draft]);

  // Once, when the editor opens: what is chosen later is in memory already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft's later blocks are not on the device first
  useEffect(() => {
    let isGone = false;
    const names = [...(draft.cover ? [COVER] : []), ...draft.blocks.map(({ id }) => id)];
    const read = async () => {
      const kept: Record<string, File> = {};
      for (const name of names) {
        const file = await readDeviceFile(memberId, nameOf(name));
        if (file) kept[name] = file;
      }
      if (isGone) return;
      setPictures((chosen) => ({ ...kept, ...chosen }));
      setReady(true);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [memberId]);

  return {
    draft,
    pictures,
    /** False until the kept pictures are read. */
    isReady,
    change: setDraft,

    /** Makes the picture light and keeps it. Throws when it cannot be read. @returns its size */
    async choose(picture: string, chosen: File): Promise<Size> {
      const { file, width, height } = await downscaleImage(chosen);
      setPictures((others) => ({ ...others, [picture]: file }));
      await keepDeviceFile(memberId, nameOf(picture), file);
      return { width, height };
    },

    forget(picture: string): void {
      setPictures(({ [picture]: _, ...others }) => others);
      void dropDeviceFile(memberId, nameOf(picture));
    },

    /** Saves, or goes on where it stopped. @returns the news' id. Throws what the failed step threw. */
    async save(communityId: string): Promise<string> {
      const id = await saveNews(draft, pictures, communityId, (next) => {
        keepDraft(memberId, next);
        setDraft(next);
      });
      isOver.current = true;
      dropDraft(memberId);
      return id;
    },

    discard(): void {
      isOver.current = true;
      dropDraft(memberId);
    },
  };
}

export type NewsEditing = ReturnType<typeof useNewsDraft>;
