import { typeOf, uploadKinds } from '#contract/fields/upload-kinds.ts';

/** Types that the file chooser offers for a video; the extensions are for devices that know no types. */
export const VIDEO_TYPES = 'video/mp4,video/quicktime,.mp4,.m4v,.mov,.qt';

/** Bytes. */
export const MAX_VIDEO_BYTES = uploadKinds.videoResource.largest;

/** Whether it claims to be an mp4 or quicktime. */
export const isVideo = ({ type, name }: File) =>
  type === 'video/mp4' || type === 'video/quicktime' || typeOf('videoResource', name) !== undefined;
