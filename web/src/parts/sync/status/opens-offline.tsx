import { useCallback, useEffect, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { useWork } from '#web/components/buttons/use-work.ts';
import { findOfflineState, type OfflineState, repairOffline } from '#web/lib/offline/offline-state.ts';
import { messages } from './unsent-messages.ts';
import { useDevice } from './use-device.ts';

/** Milliseconds between two looks, while files are still to come. */
const LOOK_PAUSE_MS = 3000;

/** How much of the site opens without a connection; where it would not, a button that begins anew. */
export function OpensOffline() {
  const device = useDevice();
  const [state, setState] = useState<OfflineState>();
  const { isBusy, work } = useWork();
  const look = useCallback(
    () =>
      findOfflineState().then(
        (found) =>
          setState((before) =>
            before?.kept === found?.kept && before?.isStuck === found?.isStuck ? before : found,
          ),
        () => undefined,
      ),
    [],
  );
  const isWhole = state !== undefined && !state.isStuck && state.kept === state.of;
  useEffect(() => {
    void look();
    if (isWhole) return;
    const timer = setInterval(() => void look(), LOOK_PAUSE_MS);
    return () => clearInterval(timer);
  }, [look, isWhole]);
  if (!state) return null;

  const repair = () =>
    work(() =>
      repairOffline()
        .catch(() => undefined)
        .then(look),
    );
  const { whole, part, stuck, repair: label, repairing } = messages.offline;
  const words = isWhole ? whole(device.name) : part(state.kept, state.of, device.name);
  return (
    <div className="unsent-offline stack gap-3">
      <p className="soft text-sm">{state.isStuck ? stuck : words}</p>
      {state.isStuck && (
        <div>
          <Button small busy={isBusy} busyText={repairing} onClick={() => void repair()}>
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}
