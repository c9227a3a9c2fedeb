import { quietPart } from '#web/components/state/lazy-part.tsx';

/** The replies to what a screen shows, at its end. */
export const RepliesPlace = quietPart(async () => (await import('./replies-place.tsx')).RepliesPlace);
