// Whatever of the bars is about what waits to be sent; with it comes what sends it.
import { startRunner } from '#web/parts/outbox/runner.ts';

export { OfflineBar } from '#web/parts/outbox/offline-bar.tsx';
export { UnsentCount, UnsentMark } from '#web/parts/outbox/unsent-mark.tsx';

startRunner();
