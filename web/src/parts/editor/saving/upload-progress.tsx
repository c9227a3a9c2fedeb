import { Button } from '#web/components/buttons/button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import type { KeptFile, Thing } from '#web/parts/sync/queue/thing.ts';
import { arrivedOf, straightFields } from '#web/parts/sync/queue/transfer.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './progress-messages.ts';

interface UploadProgressProps {
  thing: Thing;
  onStop: () => void;
}

/** How far a file has come on its way, and a way to stop it. */
export function UploadProgress({ thing, onStop }: UploadProgressProps) {
  const progress = useOutbox().progress[thing.id];
  const { sending, percent, stop } = messages;
  const file = thing.state === 'sending' ? uploadOf(thing) : undefined;
  if (!file) return null;
  // It counts all files of the thing, and nothing is known before the first bytes have gone.
  const sent = progress ? progress.sent - arrivedOf(thing.steps, file) : 0;
  const share = Math.min(100, Math.max(0, Math.floor((sent / Math.max(file.size, 1)) * 100)));
  const name = sending(file.filename);
  return (
    <div className="upload">
      <p className="upload-name">
        <span>{name}</span> <b>{percent(share)}</b>
      </p>
      <ProgressBar label={name} value={share} />
      <Button small onClick={onStop}>
        {stop}
      </Button>
    </div>
  );
}

/** The file that goes past the API now, if one does. */
function uploadOf({ steps }: Thing): KeptFile | undefined {
  const now = steps.find(({ state }) => state !== 'done');
  const [field] = now ? straightFields(now) : [];
  return field && now?.files?.[field];
}
