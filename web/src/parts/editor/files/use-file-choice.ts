import { useState } from 'react';
import { ChunkError, loadChunk } from '#web/lib/load-chunk.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import type { Chosen } from '#web/parts/editor/draft/draft.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { messages } from '#web/parts/editor/messages.ts';
import type { takePoster } from './take-poster.ts';

/** What tells videos from other files: few need it. */
export const loadVideoTypes = () => import('#web/lib/media/video-types.ts');

/** Makes chosen files ready one after the other, and holds what is under way and what was refused. */
export function useFileChoice(keep: Editing['choose']) {
  /** The place of the picture that is being made ready. */
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<{ field: string; text: string }>();

  return {
    busy,
    forget: () => setRefusal(undefined),
    refusalOf: (field: string) => (refusal?.field === field ? refusal.text : undefined),

    /** Makes a picture light. @returns what the draft notes of it, or nothing when it was refused, which is shown at `place` */
    async picture(name: string, file: File, field = name): Promise<Chosen | undefined> {
      // Of several for one place, what was refused before stays in view.
      if (field === name) setRefusal(undefined);
      if (!isPicture(file)) {
        setRefusal({ field, text: messages.files.noPicture });
        return undefined;
      }
      setBusy(field);
      try {
        const { downscaleImage } = await loadChunk(() => import('#web/lib/media/downscale-image.ts'));
        const { file: light, width, height } = await downscaleImage(file);
        return { ...(await keep(name, light, { width, height })), name: file.name };
      } catch (cause) {
        const text = cause instanceof ChunkError ? cause.message : messages.files.unreadable;
        setRefusal({ field, text });
        return undefined;
      } finally {
        setBusy(undefined);
      }
    },

    /** Whether it is to be a video; what cannot be told is not. */
    isVideo: (file: File): Promise<boolean> =>
      loadChunk(loadVideoTypes).then(
        ({ isVideo }) => isVideo(file),
        () => false,
      ),

    /** The same of a video, which travels as it is. */
    async video(name: string, file: File, field = name): Promise<Chosen | undefined> {
      const text = await loadChunk(loadVideoTypes).then(
        ({ isVideo, MAX_VIDEO_BYTES }) => {
          if (!isVideo(file)) return messages.files.noVideo;
          return file.size > MAX_VIDEO_BYTES ? messages.files.largeVideo : undefined;
        },
        ({ message }: ChunkError) => message,
      );
      if (text !== undefined) setRefusal({ field, text });
      else if (field === name) setRefusal(undefined);
      return text === undefined ? keep(name, file) : undefined;
    },
  };
}

export type FileChoice = ReturnType<typeof useFileChoice>;

/** `takePoster` with its code, which few need: nobody waits for it, and where it does not come there is no picture. */
export function posterLater(...what: Parameters<typeof takePoster>): void {
  loadChunk(() => import('./take-poster.ts'))
    .then(({ takePoster }) => takePoster(...what))
    .catch(() => undefined);
}
