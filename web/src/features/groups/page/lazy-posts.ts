import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** What stands below a group's head. */
export const GroupPosts = lazyPart(async () => (await import('./group-posts.tsx')).GroupPosts, {
  isQuiet: true,
});
