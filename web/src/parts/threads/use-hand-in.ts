import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';

/** Hands a change or a deletion to the outbox, and says why it waits or was refused; answers whether it was taken. */
export function useHandIn() {
  const device = useDevice();
  return async (entry: NewEntry): Promise<boolean> => {
    try {
      const { waits } = await handOver(entry, device.name);
      if (waits) toast(waits);
      return true;
    } catch (problem) {
      toastFailure((problem as Error).message);
      return false;
    }
  };
}
