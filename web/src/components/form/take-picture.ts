import { downscaleImage } from '#web/lib/media/downscale-image.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import { messages } from './messages.ts';

/**
 * Makes a chosen picture light: at most so many pixels at its longest edge. Throws the reason, in words, when it is not
 * taken.
 */
export const takePicture = (longestEdge: number) => async (chosen: File) => {
  if (!isPicture(chosen)) throw new Error(messages.picture.wrongType);
  const { file } = await downscaleImage(chosen, longestEdge).catch(() => {
    throw new Error(messages.picture.unreadable);
  });
  return file;
};
