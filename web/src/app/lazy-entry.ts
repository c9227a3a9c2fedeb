import { awaitedPart } from '#web/components/state/awaited-part.tsx';

/** Most members who come have a community already. */
export const Entry = awaitedPart(() => import('./entry.tsx'), 'Entry');
