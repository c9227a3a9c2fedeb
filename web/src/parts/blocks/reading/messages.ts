/** The texts around what blocks show. */
export const messages = {
  photoOf: (title: string) => `Photo: ${title}`,
  watch: (host: string) => `Watch the video on ${host}`,
  download: 'Download the video',
  videoOf: (title: string) => `Video: ${title}`,
};
