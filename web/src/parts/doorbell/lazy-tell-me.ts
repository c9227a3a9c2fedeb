import { quietPart } from '#web/components/state/lazy-part.tsx';

export const TellMe = quietPart(async () => (await import('./tell-me.tsx')).TellMe);
