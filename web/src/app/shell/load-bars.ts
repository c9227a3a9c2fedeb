/** Nobody needs the bars to sign in, so they are a chunk of their own. */
export const loadBars = () => import('./bars.tsx');

export const fetchBars = () => void loadBars().catch(() => undefined);
