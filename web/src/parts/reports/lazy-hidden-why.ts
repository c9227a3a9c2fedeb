import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** Says on something hidden why it is. Not the one beside the dialog, which the bundler would move into what the news load. */
export const HiddenWhy = lazyPart(async () => (await import('./hidden-why.tsx')).HiddenWhy, {
  isQuiet: true,
});
