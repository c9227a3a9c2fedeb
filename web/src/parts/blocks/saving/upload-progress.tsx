import { Button } from '#web/components/buttons/button.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { MOST_IN_A_FORM } from '#web/lib/api/uploads.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import type { KeptFile, Thing } from '#web/parts/outbox/thing.ts';
import { useOutbox } from '#web/parts/outbox/use-outbox.ts';

interface UploadProgressProps {
  thing: Thing;
  onStop: () => void;
}

/** How far a file has come on its way, and a way to stop it. */
export function UploadProgress({ thing, onStop }: UploadProgressProps) {
  const progress = useOutbox().progress[thing.id];
  const { sending, percent, stop } = messages.progress;
  const file = thing.state === 'sending' ? uploadOf(thing) : undefined;
  if (!file) return null;
  // It counts all files of the thing, and nothing is known before the first bytes have gone.
  const sent = progress ? progress.sent - arrivedOf(thing) : 0;
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
  const files = Object.entries(now?.files ?? {});
  const inForm = files.filter(([field, { upload }]) => field !== 'videoResource' && !upload);
  const isLarge = inForm.reduce((sum, [, { size }]) => sum + size, 0) > MOST_IN_A_FORM;
  return files.find(([field, { upload }]) => !upload && (isLarge || field === 'videoResource'))?.[1];
}

/** Bytes of the files that lie in storage, or went with a step that is done. */
const arrivedOf = ({ steps }: Thing): number =>
  steps
    .flatMap(({ files = {}, state }) =>
      Object.values(files).filter(({ upload }) => upload !== undefined || state === 'done'),
    )
    .reduce((sum, { size }) => sum + size, 0);
