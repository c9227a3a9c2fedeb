import { Button } from '#web/components/buttons/button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import type { KeptFile, OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { arrivedOf, straightFields } from '#web/parts/sync/queue/transfer.ts';
import { useOutbox } from '#web/parts/sync/queue/use-outbox.ts';
import { messages } from './messages.ts';
import './upload-progress.css';

interface UploadProgressProps {
  entry: OutboxEntry;
  onStop: () => void;
}

/** In percent: readers are told a quarter at a time. */
const QUARTER = 25;

/** A file's progress, and a way to stop it; nothing while none is sent. */
export function UploadProgress({ entry, onStop }: UploadProgressProps) {
  const progress = useOutbox().progress[entry.id];
  const { sending, percent, stop } = messages;
  const file = entry.state === 'sending' ? uploadOf(entry) : undefined;
  // It counts all files of the entry, and nothing is known before the first bytes were sent.
  const sent = file && progress ? progress.sent - arrivedOf(entry.steps, file) : 0;
  const share = Math.min(100, Math.max(0, Math.floor((sent / Math.max(file?.size ?? 0, 1)) * 100)));
  const name = file && sending(file.filename);
  return (
    <>
      {/* It is there before it has words, so that readers hear them. */}
      <p className="vh" role="status">
        {name && `${name}: ${percent(share - (share % QUARTER))}`}
      </p>
      {name && (
        <div className="upload">
          <p className="upload-name gap-3">
            <span>{name}</span> <b className="text-sm strong">{percent(share)}</b>
          </p>
          <ProgressBar label={name} value={share} />
          <Button small onClick={onStop}>
            {stop}
          </Button>
        </div>
      )}
    </>
  );
}

/** The file that is being uploaded, if one is. */
function uploadOf({ steps }: OutboxEntry): KeptFile | undefined {
  const now = steps.find(({ state }) => state !== 'done');
  const [field] = now ? straightFields(now) : [];
  return field && now?.files?.[field];
}
