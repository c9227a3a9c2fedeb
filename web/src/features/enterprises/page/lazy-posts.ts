import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** What stands below an enterprise's head. */
export const EnterprisePosts = lazyPart(
  async () => (await import('./enterprise-posts.tsx')).EnterprisePosts,
  {
    isQuiet: true,
  },
);
