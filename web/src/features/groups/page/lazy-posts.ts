import { quietPart } from '#web/components/state/lazy-part.tsx';

/** What stands below a group's head. */
export const GroupPosts = quietPart(async () => (await import('./group-posts.tsx')).GroupPosts);
