/** The texts around what blocks show. */
export const messages = {
  photoOf: (title: string) => `Photo: ${title}`,
  watch: 'Watch the video',
  newTab: ', opens in a new tab',
  download: 'Download the video',
  videoOf: (title: string) => `Video: ${title}`,
};
