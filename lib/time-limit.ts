import type { Route } from '#contract/route.ts';

/**
 * Milliseconds that a row's function may take, in the cloud and on one machine. A large video is copied between
 * buckets, or completed from its parts, while the member waits; the HTTP API gives up at 30 s.
 */
export const timeLimit = ({ files, uploads }: Pick<Route, 'files' | 'uploads'>): number =>
  files || uploads === 'complete' ? 29_000 : 15_000;
