import { loadChunk } from '#web/lib/load-chunk.ts';
import type { takePoster } from './take-poster.ts';

/** `takePoster` with its code, which few need: nobody waits for it, and where it does not come there is no picture. */
export function posterLater(...what: Parameters<typeof takePoster>): void {
  loadChunk(() => import('./take-poster.ts'))
    .then(({ takePoster }) => takePoster(...what))
    .catch(() => undefined);
}
