// Whatever of the bars is about what waits to be sent; with it comes what sends it.
import { startRunner } from '#web/parts/sync/queue/runner.ts';

export { OfflineBar } from '#web/parts/sync/status/offline-bar.tsx';
export { UnsentCount, UnsentMark } from '#web/parts/sync/status/unsent-mark.tsx';

startRunner();
