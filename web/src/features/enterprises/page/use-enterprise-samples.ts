import { sampleEvents, sampleFaces, samplePhotos } from './samples.ts';

/** What an enterprise plans and shows. So far these are examples, the same for each, and its page says so. */
export const useEnterpriseSamples = () => ({
  events: sampleEvents,
  faces: sampleFaces,
  photos: samplePhotos,
});
