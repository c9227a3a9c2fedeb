import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';

/** A sign-in does not need the bars, so they are a chunk of their own. */
const loadBars = () => import('./bars.tsx');

const around = { isQuiet: true, isAwaited: true };
export const TopBars = lazyPart(async () => (await loadBars()).TopBars, around);
export const TabBar = lazyPart(async () => (await loadBars()).TabBar, around);
/** Loaded when there is something to say. */
export const AsOf = quietPart(async () => (await loadBars()).AsOf);
export const OfflineBar = quietPart(async () => (await loadBars()).OfflineBar);

export const fetchBars = () => Promise.all([TopBars.fetch(), TabBar.fetch()]);
