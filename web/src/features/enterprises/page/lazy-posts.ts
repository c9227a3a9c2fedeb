import { quietPart } from '#web/components/state/lazy-part.tsx';

/** What stands below an enterprise's head. */
export const EnterprisePosts = quietPart(
  async () => (await import('./enterprise-posts.tsx')).EnterprisePosts,
);
