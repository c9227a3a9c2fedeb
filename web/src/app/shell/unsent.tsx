// The part of the bars about unsent entries; the runner is loaded with it.
import { startRunner } from '#web/parts/sync/queue/runner.ts';

export { OfflineBar } from '#web/parts/sync/status/offline-bar.tsx';
export { UnsentCount, UnsentMark } from '#web/parts/sync/status/unsent-mark.tsx';

startRunner();
