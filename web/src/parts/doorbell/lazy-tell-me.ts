import { lazyPart } from '#web/components/state/lazy-part.tsx';

export const TellMe = lazyPart(async () => (await import('./tell-me.tsx')).TellMe, { isQuiet: true });
