import { lazyPart } from '#web/components/state/lazy-part.tsx';

/** A sign-in does not need the bars, so they are a chunk of their own. */
const loadBars = () => import('./bars.tsx');

const around = { isQuiet: true, isAwaited: true };
export const TopBars = lazyPart(async () => (await loadBars()).TopBars, around);
export const TabBar = lazyPart(async () => (await loadBars()).TabBar, around);
/** Loaded when there is something to say. */
export const AsOf = lazyPart(async () => (await loadBars()).AsOf, { isQuiet: true });
export const OfflineBar = lazyPart(async () => (await loadBars()).OfflineBar, { isQuiet: true });

export const fetchBars = () => Promise.all([TopBars.fetch(), TabBar.fetch()]);
