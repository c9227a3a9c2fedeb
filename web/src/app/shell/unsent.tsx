// The part of the shell about what is on the device; the runner is loaded with it.
import { startRunner } from '#web/parts/sync/queue/runner.ts';

export { AsOf } from '#web/parts/reading/as-of.tsx';
export { OfflineBar } from '#web/parts/sync/status/offline-bar.tsx';
export { UnsentCount, UnsentMark } from '#web/parts/sync/status/unsent-mark.tsx';

startRunner();
