import { useState } from 'react';
import { ChunkError, loadChunk } from '#web/lib/load-chunk.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import type { Chosen } from '#web/parts/editor/draft/draft.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { messages } from '#web/parts/editor/messages.ts';
import type { improveVideo } from './improve-video.ts';

/** The code that recognises videos: few need it. */
export const loadVideoTypes = () => import('#web/lib/media/video-types.ts');

/** Makes chosen files ready one after the other; keeps which one is under way and which was refused. */
export function useFileChoice(keep: Editing['choose']) {
  /** The field of the picture that is being made ready. */
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<{ field: string; text: string }>();
  /** The share of each large video that is made smaller, from 0 to 1, by its field. */
  const [shrunk, setShrunk] = useState<Readonly<Record<string, number>>>({});

  return {
    busy,
    shrunk,
    forget: () => setRefusal(undefined),
    refusalOf: (field: string) => (refusal?.field === field ? refusal.text : undefined),

    /**
     * Makes a picture light. @returns what the draft keeps of it, or nothing when it was refused, which is shown at
     * `field`
     */
    async picture(name: string, file: File, field = name): Promise<Chosen | undefined> {
      // Of several files for one field, an earlier refusal stays in view.
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

    /** Whether it should be a video; false when that cannot be known. */
    isVideo: (file: File): Promise<boolean> =>
      loadChunk(loadVideoTypes).then(
        ({ isVideo }) => isVideo(file),
        () => false,
      ),

    /** The same for a video; `improve` is called once the draft has it. */
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

    /** Gives a chosen video a cover, and makes a large one smaller. Few need it, and without it the video is sent. */
    improve(...what: Improved): void {
      loadChunk(() => import('./improve-video.ts')).then(
        ({ improveVideo }) => improveVideo(setShrunk, ...what),
        () => undefined,
      );
    },
  };
}

type Improved = Parameters<typeof improveVideo> extends [unknown, ...infer What] ? What : never;

export type FileChoice = ReturnType<typeof useFileChoice>;
