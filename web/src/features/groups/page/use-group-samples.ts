import { samplePhotos, samplePosts } from './samples.ts';

/** What members post in a group. So far these are examples, the same for each, and its page says so. */
export const useGroupSamples = () => ({ posts: samplePosts, photos: samplePhotos });
