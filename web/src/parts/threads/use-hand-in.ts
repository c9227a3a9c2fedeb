import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';

/** Hands a change or a deletion to the outbox, and says that it is `done`, or why it waits or was refused. */
export function useHandIn() {
  const device = useDevice();
  return async (entry: NewEntry, done?: string): Promise<void> => {
    try {
      const { waits } = await handOver(entry, device.name);
      if (waits) toastWaiting(waits);
      else if (done) toast(done);
    } catch (problem) {
      toastFailure((problem as Error).message);
    }
  };
}
