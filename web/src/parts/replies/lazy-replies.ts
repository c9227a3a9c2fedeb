import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** The replies to what a screen shows, at its end. */
export const RepliesPlace = lazyPart(async () => (await import('./replies-place.tsx')).RepliesPlace, {
  isQuiet: true,
});
